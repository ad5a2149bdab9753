/** Several sites may share an origin, each under its own base path: their keys begin with it. */
const scope = import.meta.env.BASE_URL === "/" ? "" : `${import.meta.env.BASE_URL} `;

/** Storage can be blocked or full. Then nothing is saved, and nothing breaks. */
const storageIn = (where: "localStorage" | "sessionStorage") => ({
  read: (key: string): string | null => {
    try {
      return globalThis[where].getItem(scope + key);
    } catch {
      return null;
    }
  },
  /** Null removes the entry. Returns false if the value will not survive a reload. */
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

/** Stored text may be anything, so invalid JSON counts as null. */
export const parseJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};
