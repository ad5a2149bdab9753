import { useCallback, useEffect, useRef, useState } from "react";

/** Browsers limit how often an address may change: it follows when the visitor rests, not at every photo passed. */
const rest = 200;

/** The document is told by when it began: see shell/viewer-address.client.ts. */
type Entry = { viewer: number; field: string; slug: string; openedHere: boolean };

const ownEntry = (field: string): Entry | undefined => {
  const entry = history.state as Entry | null;
  return entry?.viewer === performance.timeOrigin && entry.field === field ? entry : undefined;
};

/**
 * Opening adds one entry to the history, so that Back closes; moving on replaces that entry; closing goes back to the
 * page, or takes the photo out of the address that a visitor came with.
 */
export const usePhotoAddress = (field: string, addressOf: (slug: string) => string) => {
  const [slug, setSlug] = useState<string>();
  const page = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isClosing = useRef(false);

  const write = useCallback(
    (change: "pushState" | "replaceState", next: string, openedHere: boolean) => {
      const entry: Entry = { viewer: performance.timeOrigin, field, slug: next, openedHere };
      history[change](entry, "", addressOf(next));
    },
    [field, addressOf],
  );

  useEffect(() => {
    page.current = location.pathname;
    const asked = new URLSearchParams(location.search).get(field);
    if (asked !== null) {
      // A reload keeps what the entry was.
      write("replaceState", asked, (history.state as Entry | null)?.openedHere === true);
      setSlug(asked);
    }
    const follow = () => {
      clearTimeout(timer.current);
      isClosing.current = false;
      setSlug(ownEntry(field)?.slug);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [field, write]);

  const open = useCallback(
    (next: string) => {
      write("pushState", next, true);
      setSlug(next);
    },
    [write],
  );

  const show = (next: string) => {
    // While closing, the photo would take the place of the page that the history goes back to.
    if (next === slug || isClosing.current) return;
    setSlug(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write("replaceState", next, ownEntry(field)?.openedHere === true), rest);
  };

  const close = useCallback(() => {
    // A double click on the cross must not leave the page.
    if (isClosing.current) return;
    clearTimeout(timer.current);
    isClosing.current = ownEntry(field)?.openedHere === true;
    if (isClosing.current) return history.back();
    history.replaceState(null, "", page.current);
    setSlug(undefined);
  }, [field]);

  return { slug, open, show, close };
};
