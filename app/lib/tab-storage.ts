import { scope } from "./scope.ts";

/** Storage can be forbidden or full; then nothing is remembered, and nothing breaks. */

export const recall = (key: string): string | undefined => {
  try {
    return sessionStorage.getItem(scope + key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** False means that the value will not be there after a reload. */
export const remember = (key: string, value: string): boolean => {
  try {
    sessionStorage.setItem(scope + key, value);
    return true;
  } catch {
    return false;
  }
};

export const forget = (key: string): void => {
  try {
    sessionStorage.removeItem(scope + key);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
};
