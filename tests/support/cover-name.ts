import { inDigits } from "../../app/lib/em-width.ts";
import { fitCoverName } from "../../app/pages/home/cover-name.ts";
import { widthFactors } from "../../site/theme/type.ts";
import { isLongName } from "../../app/shell/nav-bar/bar-fit.ts";

/** Names of all kinds, from one to forty letters. */
export const names = [
  "R",
  "Bo",
  "John Appleseed",
  "Anna-Katharina von Hohenlohe-Langenburg",
  "Konstantinopolitanischerdudelsackpfeifer",
  "WILLIAM WORDSWORTH",
  "日本の山",
  "Ελληνικά",
  "देवनागरी",
];

/** The attributes that the home page has for a name, to pass to `putName`. */
export const namedAs = (name: string) => {
  const { wide, narrow } = fitCoverName(name, widthFactors);
  const [wider, narrower] = [wide, narrow].map(({ em, lines }) => ({ number: inDigits(em), lines: String(lines) }));
  return { name, wider, narrower, isLong: isLongName(name) };
};

/** Runs in the home page: changes the name in cover and bar, as the build would. */
export const putName = ({ name, wider, narrower, isLong }: ReturnType<typeof namedAs>) => {
  const heading = document.querySelector<HTMLElement>("main h1");
  const wide = heading?.parentElement;
  const brand = document.querySelector<HTMLElement>("body > header a[href='/'] span");
  if (!heading || !wide || !brand) throw new Error("no cover");
  Object.assign(wide.dataset, wider);
  Object.assign(heading.dataset, narrower);
  heading.textContent = name;
  brand.textContent = name;
  brand.toggleAttribute("data-long", isLong);
};

/** Runs in the page: measures the letters of the name and the parts of the cover. */
export const lettersOnCover = () => {
  const heading = document.querySelector("main h1");
  if (!heading) throw new Error("no cover");
  const range = document.createRange();
  range.selectNodeContents(heading);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: heading.getBoundingClientRect().top,
    size: Number.parseFloat(getComputedStyle(heading).fontSize),
    lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
    viewport: document.documentElement.clientWidth,
    high: innerHeight,
    bar: document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0,
  };
};

/** Runs in the page: measures the name in the bar and what is to the right of it. */
export const brandInBar = () => {
  const brand = document.querySelector("body > header a[href='/']")?.getBoundingClientRect();
  const right = document.querySelector("body > header > div")?.getBoundingClientRect();
  const bar = document.querySelector("body > header")?.getBoundingClientRect();
  if (!brand || !right || !bar) throw new Error("no bar");
  return { end: brand.right, start: right.left, top: brand.top - bar.top, bottom: bar.bottom - brand.bottom };
};
