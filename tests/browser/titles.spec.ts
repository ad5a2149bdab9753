import { expect, open, test, withoutPictures } from "../support/browser.ts";
import { type TitleFit, titleFit } from "../../site/compile/title-fit.ts";
import { overflowOf } from "../support/in-page.ts";

for (const width of [1024, 1440, 1920]) {
  test(`a lede below its title stands where the sections' matter does, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/photography", "/food", "/colophon"]) {
      await open(page, path);
      const [lede = 0, matter = 0] = await page.evaluate(() =>
        [document.querySelector("main h1 ~ p"), document.querySelector("main section > :nth-child(2)")].map(
          (element) => element?.getBoundingClientRect().left,
        ),
      );
      expect(matter, path).toBeGreaterThan(width / 4);
      expect(Math.abs(lede - matter), path).toBeLessThanOrEqual(1);
    }
  });
}

const titles = [
  "Konstantinopolitanischerdudelsackpfeifer",
  "Everything I know about the high mountains of Norway",
  "HARDWARE AND MOMENTUM",
  "日本の山と川と海と空と森と谷と湖と雪",
];

const widths = [320, 375, 768, 1024, 1440];

/** Runs in the page: gives everything that carries a title another one, and says whose words stick out of the window. */
const putTitle = ({ title, fit }: { title: string; fit: TitleFit }) => {
  const carriers = "h1, h2, h3, main strong, main nav b, main nav ol a, main a > span:last-child:not(nav ol *)";
  for (const element of document.querySelectorAll<HTMLElement>(carriers)) {
    const words = [...element.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
    // A number is no title, and stays in one line.
    if (words && !/^[\d.]+$/.test(words.textContent ?? "")) words.textContent = title;
  }
  for (const element of document.querySelectorAll<HTMLElement>("h1[data-number], main nav strong[data-number]")) {
    element.dataset["number"] = fit.number;
    element.toggleAttribute("data-long", fit.long ?? false);
  }
};

const wordsOutside = () => {
  const room = document.documentElement.clientWidth;
  return [...document.querySelectorAll("main h1, main h2, main h3, main strong, main b")]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, width } = range.getBoundingClientRect();
      return width > 1 && (left < -1 || right > room + 1);
    })
    .map((element) => element.outerHTML.slice(0, 120));
};

for (const path of ["/blog", "/camp", "/engineering", "/photography", "/drones"]) {
  test(`titles of any length fit ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPictures(page);
    await open(page, path);
    for (const title of titles) {
      await page.evaluate(putTitle, { title, fit: titleFit(title) });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(overflowOf), `${title} at ${width} px`).toEqual([]);
        expect(await page.evaluate(wordsOutside), `${title} at ${width} px`).toEqual([]);
      }
    }
  });
}
