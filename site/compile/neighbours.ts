import type { HeadingType } from "../theme/type.ts";
import { titleFit } from "./title-fit.ts";
import type { Way } from "./view.ts";

type Entry = { title: string; path: string };

/** Of two entries the other one is the next, and a single one has neither. */
export const neighbours = (
  entries: Entry[],
  index: number,
  says: { previous: string; next: string },
  type: HeadingType,
): { previous?: Way; next?: Way } => {
  const wayTo = (at: number, label: string): Way => {
    const { title, path } = entries.at(at % entries.length) as Entry;
    return { label, title, path, fit: titleFit(title, type) };
  };
  return {
    ...(entries.length > 2 ? { previous: wayTo(index - 1, says.previous) } : {}),
    ...(entries.length > 1 ? { next: wayTo(index + 1, says.next) } : {}),
  };
};
