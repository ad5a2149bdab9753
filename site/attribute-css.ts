/** CSS rules for values in attributes. Stylesheets write `@site digits;`, and app/styles/postcss-site.ts inserts these rules. */

const places: Record<string, (digit: number) => string> = {
  tens: (digit) => `^="${digit}"`,
  ones: (digit) => `*="${digit}."`,
  tenths: (digit) => `*=".${digit}"`,
  hundredths: (digit) => `$="${digit}"`,
};

export const digitRules = (): string =>
  Object.entries(places)
    .flatMap(([place, at]) =>
      Array.from({ length: 9 }, (_, index) => `[data-number${at(index + 1)}] { --${place}: ${index + 1}; }`),
    )
    .join("\n");

/** How many of twelve columns a tile spans on a desktop, and the ratios of its picture: see compile/mosaic.ts. */
const mosaicSpans = [4, 5, 6, 7, 8, 12];
const mosaicRatios = ["2/1", "14/9", "10/9", "1/1", "8/9", "16/9", "4/5", "3/2", "21/9"];

export const mosaicRules = (): string =>
  [
    ...mosaicSpans.map((span) => `[data-desktop="${span}"][data-phone] { grid-column: span ${span}; }`),
    ...mosaicRatios.map((ratio) => `[data-ratio="${ratio}"] { --ratio: ${ratio.replace("/", " / ")}; }`),
  ].join("\n");

/** Parts of a picture's ratio, which CSS adds up: data-shape="1 1/2" sets --shape to 1.5. See compile/photos.ts. */
const shapeParts = ["4", "2", "1", "1/2", "1/4", "1/8", "1/16", "1/32", "1/64", "1/128"];

const partName = (part: string) => `--part-${part.replace("/", "-")}`;

export const shapeRules = (): string => {
  const sum = shapeParts.map((part) => `var(${partName(part)}, 0)`).join(" + ");
  const rules = shapeParts.map((part) => `[data-shape~="${part}"] { ${partName(part)}: calc(${part}); }`);
  return [`[data-shape] { --shape: calc(${sum}); }`, ...rules].join("\n");
};
