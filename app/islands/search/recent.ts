import { keep } from "../../parts/kept/kept.ts";

const most = 6;

/** Longer than any question that finds something; a pasted page must not be searched letter by letter. */
export const longest = 80;

const isQuestion = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;

export const none: string[] = [];

/** The last questions, on this device alone. */
export const recentSearches = keep<string[]>({
  key: "recent-searches-1",
  none,
  parse: (stored) => (Array.isArray(stored) ? [...new Set(stored.filter(isQuestion))].slice(0, most) : undefined),
});

export const rememberSearch = (question: string) => {
  const asked = question.trim();
  if (!isQuestion(asked)) return;
  const isOther = (other: string) => other.toLowerCase() !== asked.toLowerCase();
  recentSearches.change((before) => [asked, ...before.filter(isOther)].slice(0, most));
};
