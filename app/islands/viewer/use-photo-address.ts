import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

/** Browsers limit how often an address may change, so it is debounced while a visitor leafs through photos. */
const debounce = 200;

/** `viewer` is the document's time origin, which tells its own entries: see shell/viewer-address.client.ts. */
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
  const isClosing = useRef(false);

  const write = (change: "pushState" | "replaceState", next: string, openedHere: boolean) => {
    const entry: Entry = { viewer: performance.timeOrigin, field, slug: next, openedHere };
    history[change](entry, "", addressOf(next));
  };

  const onStart = useEffectEvent(() => {
    page.current = location.pathname;
    const asked = new URLSearchParams(location.search).get(field);
    if (asked === null) return;
    // After a reload the entry still knows whether it was opened here.
    write("replaceState", asked, (history.state as Entry | null)?.openedHere === true);
    setSlug(asked);
  });

  useEffect(() => {
    onStart();
    const follow = () => {
      isClosing.current = false;
      setSlug(ownEntry(field)?.slug);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [field]);

  const onRest = useEffectEvent((next: string) => {
    // While closing, the photo would take the place of the page that the history goes back to.
    const entry = isClosing.current ? undefined : ownEntry(field);
    if (entry && entry.slug !== next) write("replaceState", next, entry.openedHere);
  });

  useEffect(() => {
    if (slug === undefined) return;
    const timer = setTimeout(() => onRest(slug), debounce);
    return () => clearTimeout(timer);
  }, [slug]);

  const open = (next: string) => {
    write("pushState", next, true);
    setSlug(next);
  };

  const close = useCallback(() => {
    // A double click on the cross must not leave the page.
    if (isClosing.current) return;
    isClosing.current = ownEntry(field)?.openedHere === true;
    if (isClosing.current) return history.back();
    history.replaceState(null, "", page.current);
    setSlug(undefined);
  }, [field]);

  return { slug, open, show: setSlug, close };
};
