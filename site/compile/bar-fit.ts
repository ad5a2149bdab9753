import { linkTarget } from "../addresses/link-target.ts";
import { breakpoints } from "../layout.ts";
import { type HeadingType, plainType } from "../theme/type.ts";
import { widthOf } from "./measure.ts";

export type Bar = {
  title: string;
  nav: readonly { title: string; url: string }[];
  store?: { title: string; url: string } | undefined;
  words: { menu: string; close: string };
  headings: HeadingType;
  labels?: HeadingType;
};

/** The bar's styles have the same measures, in rem. */
const sizes = { tap: 2.75, gap: 1, mark: 2.5, lines: 2.1, name: 1.5, small: 1, two: 15, arrow: 1.02 };

const buttons = 2 * sizes.tap;

/** Up to here a name keeps its large type wherever there is no menu's button beside it. */
const mostInOneLine = 12;

/** The scrollbar is the widest that takes room of its own. */
const [phone, scrollbar] = [20, 1.0625];

/** The button's words are bolder than the links. */
const bold = 1.1;

/** A stand-in for the web font may be this much wider. */
const spare = 1.03;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The gap is that between the bar's parts, and between its sides. */
const gapIn = (window: number) => between(0.25, window * 0.02, 2);

const nameIn = (window: number) => between(1.1, window * 0.11 - 1.1, sizes.name);
const markIn = (window: number) => (sizes.mark / sizes.name) * nameIn(window);

const roomIn = (window: number) => window - 2 * Math.max(between(1, window * 0.04, 4), window / 2 - 49.2);

const inBar = (text: string, labels = plainType) => widthOf(text, "bar", labels);

export const longName = ({
  title,
  words,
  headings,
  labels,
}: Omit<Bar, "nav" | "store">): "phone" | "always" | undefined => {
  const width = widthOf(title, "brand", headings);
  if (width * sizes.name > mostInOneLine) return "always";
  const button =
    sizes.lines + Math.max(...[words.menu, words.close].map((word) => Math.min(inBar(word, labels) * bold, 8)));
  const room = roomIn(phone) - markIn(phone) - between(0.5, phone * 0.02, sizes.gap) - buttons - gapIn(phone) - button;
  return width * nameIn(phone) > room ? "phone" : undefined;
};

const nameWidth = (bar: Bar) => {
  const isSmall = longName(bar) === "always";
  return Math.min(widthOf(bar.title, "brand", bar.headings) * spare * (isSmall ? sizes.small : sizes.name), sizes.two);
};

const neededIn = (window: number, bar: Bar) => {
  const links = [...bar.nav, ...(bar.store ? [bar.store] : [])].map(({ title, url }) =>
    Math.max(sizes.tap, inBar(title, bar.labels) * spare + (linkTarget(url).kind === "external" ? sizes.arrow : 0)),
  );
  const right = links.reduce((sum, link) => sum + link + gapIn(window), buttons);
  return sizes.mark + nameWidth(bar) + sizes.gap + right + scrollbar;
};

const widest = 108;

const step = 0.5;

/** Narrower windows, in rem, have the bar's links in a menu. */
export const barUnfoldsAt = (bar: Bar): number => {
  let at = breakpoints.folded;
  for (let window = at; window <= widest; window += step) {
    if (neededIn(window, bar) > roomIn(window)) at = window + step;
  }
  return at > widest ? Infinity : at;
};
