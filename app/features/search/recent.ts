import { scope } from "../../lib/scope.ts";

/** The last questions, on this device alone. The number in the key changes when what is stored does. */
const key = `${scope}recent-searches-1`;

const most = 6;
const longest = 80;

const isQuestion = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longest;

/** Storage can be forbidden, full, or hold what somebody else wrote. */
export const recentSearches = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? [...new Set(stored.filter(isQuestion))].slice(0, most) : [];
  } catch {
    return [];
  }
};

export const rememberSearch = (question: string): void => {
  const asked = question.trim();
  if (!isQuestion(asked)) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== asked.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([asked, ...others].slice(0, most)));
  } catch {
    // Then it is not remembered.
  }
};

export const forgetSearches = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
};
