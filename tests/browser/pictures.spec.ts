import { canonicalPaths } from "../../site/paths.ts";
import { expect, open, test, withoutPictures } from "../support/browser.ts";

const widths = [320, 375, 414, 543, 544, 799, 800, 991, 992, 1280, 1440, 1920, 2560];

/** Screens of twice the density are served; denser ones would get more bytes than eyes can see. */
const density = 2;
const allowed = 1.35;

/** A file may be this much too narrow for its place before the eye sees it. */
const soft = 0.9;

/** For each picture: the width of its widest file, what `sizes` says, and how many pixels the layout would use of it. */
const measure = () =>
  [...document.querySelectorAll<HTMLImageElement>("main picture > img")].map((image) => {
    const sets = [...(image.parentElement?.querySelectorAll("source") ?? [])].map((source) => source.srcset);
    const files = sets.join(",").matchAll(/ (\d+)w/g);
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const covers = getComputedStyle(image).objectFit === "cover";
    const sizes = image.parentElement?.querySelector("source")?.sizes ?? "";
    // Commas inside brackets do not part the choices.
    let depth = 0;
    const marked = [...sizes].map((letter) => {
      depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
      return letter === "," && depth === 0 ? ";" : letter;
    });
    const choices = marked
      .join("")
      .split(";")
      .map((choice) => choice.trim());
    const condition = /^\([^()]*\)(?: and \([^()]*\))*(?= )/;
    const said = choices.find((choice) => matchMedia(condition.exec(choice)?.[0] ?? "all").matches) ?? "";
    const ruler = document.body.appendChild(document.createElement("div"));
    ruler.style.width = said.replace(condition, "");
    const expected = ruler.getBoundingClientRect().width;
    ruler.remove();
    const needed = covers ? Math.max(width, height * ratio) : width;
    // A photograph of the gallery is shown by the viewer too, as large as the window.
    const viewed = image.closest("#gallery") ? Math.min(innerWidth, innerHeight * ratio) : 0;
    return {
      src: image.getAttribute("src") ?? "",
      widest: Math.max(0, ...[...files].map(([, file]) => Number(file))),
      modern: sets.some((set) => set.includes(".avif")) || (image.getAttribute("src") ?? "").endsWith(".svg"),
      needed: Math.max(viewed, needed),
      sharpness: sizes === "" ? 1 : expected / needed,
    };
  });

for (const path of canonicalPaths) {
  test(`${path} offers modern pictures, none too narrow for its place or much wider than any layout needs`, async ({
    page,
  }) => {
    await withoutPictures(page);
    await open(page, path);
    const needed = new Map<string, number>();
    const widest = new Map<string, number>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 800 ? 950 : 1440 });
      for (const picture of await page.evaluate(measure)) {
        expect(picture.modern, picture.src).toBe(true);
        expect(picture.sharpness, `${picture.src} at ${width} px`).toBeGreaterThanOrEqual(soft);
        widest.set(picture.src, picture.widest);
        needed.set(picture.src, Math.max(needed.get(picture.src) ?? 0, picture.needed * density));
      }
    }
    const wasteful = [...widest].filter(([src, width]) => width > allowed * (needed.get(src) ?? 0));
    expect(wasteful.map(([src, width]) => `${src}: ${width} for ${needed.get(src)}`)).toEqual([]);
  });
}
