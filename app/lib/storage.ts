/** Several sites may share an origin, each under a base path of its own: their keys begin with it. */
const scope = import.meta.env.BASE_URL === "/" ? "" : `${import.meta.env.BASE_URL} `;

/** Storage can be forbidden or full; then nothing is remembered, and nothing breaks. */
const storageIn = (where: "localStorage" | "sessionStorage") => ({
  read: (key: string): string | null => {
    try {
      return globalThis[where].getItem(scope + key);
    } catch {
      return null;
    }
  },
  /** Null removes what was there. False means that the value will not be there after a reload. */
  write: (key: string, text: string | null): boolean => {
    try {
      if (text === null) globalThis[where].removeItem(scope + key);
      else globalThis[where].setItem(scope + key, text);
      return true;
    } catch {
      return false;
    }
  },
});

export const deviceStorage = storageIn("localStorage");

export const tabStorage = storageIn("sessionStorage");

/** Anybody may have written what is stored. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};
