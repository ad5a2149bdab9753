/** Compares the drawn width of pictures with the width of their files. */

/** A file may be this much wider than it is drawn. */
const allowed = 1.35;

/** A file may be this much narrower than it is drawn before anybody sees it. */
const soft = 0.9;

/** For each picture: its files, the width in `sizes`, the chosen file, and the pixels that the layout uses. */
export const measurePictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("main picture > img")].map((image) => {
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const files = sources.flatMap(({ srcset }) =>
      [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, address = "", wide]) => ({ address, width: Number(wide) })),
    );
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const covers = getComputedStyle(image).objectFit === "cover";
    const sizes = sources[0]?.sizes ?? "";
    // Commas inside parentheses do not separate candidates.
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
    const drawn = covers ? Math.max(width, height * ratio) : width;
    // The viewer also shows photos of the gallery, as large as the window.
    const viewed = image.closest("#gallery") ? Math.min(innerWidth, innerHeight * ratio) : 0;
    const src = image.getAttribute("src") ?? "";
    const isTaken = ({ address }: { address: string }) => new URL(address, location.href).href === image.currentSrc;
    return {
      src,
      files: [...new Set(files.map((file) => file.width))],
      modern: files.some(({ address }) => address.endsWith(".avif")) || src.endsWith(".svg"),
      /** The file that the browser chose; none if it was the plain `src`. */
      taken: files.find(isTaken)?.width,
      drawn,
      needed: Math.max(viewed, drawn),
      sharpness: sizes === "" ? 1 : expected / drawn,
    };
  });

export type MeasuredPicture = ReturnType<typeof measurePictures>[number];

/** What is wrong with the file that the browser chose; undefined if its width fits. */
export const wrongFile = ({ src, files, taken, drawn }: MeasuredPicture, pixelRatio: number): string | undefined => {
  if (files.length === 0) return undefined;
  if (taken === undefined) return `${src}: none of the files was taken`;
  const need = drawn * pixelRatio;
  if (taken < soft * need && taken < Math.max(...files)) return `${src}: ${taken} px are too few for ${need}`;
  const enough = files.filter((width) => width >= allowed * need);
  return taken > Math.min(...enough) ? `${src}: ${taken} px are too many for ${need}` : undefined;
};
