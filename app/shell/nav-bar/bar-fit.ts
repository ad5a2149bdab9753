import { breakpoints } from "../../../site/layout.ts";
import { emWidth } from "../../lib/em-width.ts";

/** How much wider the fonts of the name and the links are than that of the cover's name. */
const widthFactors = { name: 1.27, label: 1.42 };

/** A name wider than this, in ems, takes two small lines. */
const maxInOneLine = 6.3;

export const isLongName = (title: string): boolean => emWidth(title) > maxInOneLine;

/** Sizes in rem, as in the bar's stylesheet. */
const sizes = { tap: 2.75, arrow: 1.02, mark: 2.5, gap: 1, name: 1.5, longName: 15, scrollbar: 1.0625 };

type Bar = { title: string; nav: readonly { title: string }[]; store?: { title: string } | undefined };

/** The window width, in rem, from which the bar shows its links instead of a menu. */
export const barExpandsAt = ({ title, nav, store }: Bar): number => {
  const name = isLongName(title) ? sizes.longName : emWidth(title) * widthFactors.name * sizes.name;
  const links = [...nav, ...(store ? [store] : [])].map((link) => {
    return Math.max(sizes.tap, emWidth(link.title) * widthFactors.label + (link === store ? sizes.arrow : 0));
  });
  const parts = [sizes.mark, name, sizes.gap, ...links, 2 * sizes.tap, sizes.scrollbar];
  // Each gutter takes 4% of the viewport and the gap at each link 2%, up to 100 rem.
  const window = parts.reduce((sum, part) => sum + part) / (0.92 - 0.02 * links.length);
  return window > 0 && window <= 100 ? Math.max(breakpoints.folded, Math.ceil(window)) : Infinity;
};
