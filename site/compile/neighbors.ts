import type { PagerLink } from "./view.ts";

type Entry = { title: string; path: string; topic?: string };

type Labels = Record<"previous" | "next", string | ((holes: { number: string }) => string)>;

/** With two entries there is only a next one; a single entry has neither. */
export const neighbors = (
  entries: readonly Entry[],
  index: number,
  labels: Labels,
): { previous?: PagerLink | undefined; next?: PagerLink | undefined } => {
  const linkTo = (step: -1 | 1, label: Labels["next"]): PagerLink => {
    const at = (index + step + entries.length) % entries.length;
    const { title, path, topic } = entries[at] as Entry;
    const number = String(at + 1).padStart(2, "0");
    return { label: typeof label === "string" ? label : label({ number }), title, path, topic };
  };
  return {
    previous: entries.length > 2 ? linkTo(-1, labels.previous) : undefined,
    next: entries.length > 1 ? linkTo(1, labels.next) : undefined,
  };
};
