import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

/** Browsers limit how often the URL may change, so it is debounced while a visitor browses photos. */
const debounce = 200;

/** `viewer` is the document's time origin, which identifies its own entries: see shell/viewer-address.client.ts. */
type Entry = { viewer: number; param: string; slug: string; openedHere: boolean };

const ownEntry = (param: string): Entry | undefined => {
  const entry = history.state as Entry | null;
  return entry?.viewer === performance.timeOrigin && entry.param === param ? entry : undefined;
};

/**
 * Opening adds one history entry, so that Back closes the viewer; moving to another photo replaces that entry; closing goes
 * back, or removes the photo from the URL if the visitor came with it.
 */
export const usePhotoUrl = (param: string, addressOf: (slug: string) => string) => {
  const [slug, setSlug] = useState<string>();
  const page = useRef("");
  const isClosing = useRef(false);

  const write = (change: "pushState" | "replaceState", next: string, openedHere: boolean) => {
    const entry: Entry = { viewer: performance.timeOrigin, param, slug: next, openedHere };
    history[change](entry, "", addressOf(next));
  };

  const onStart = useEffectEvent(() => {
    page.current = location.pathname;
    const initial = new URLSearchParams(location.search).get(param);
    if (initial === null) return;
    // After a reload the history entry still has openedHere.
    write("replaceState", initial, (history.state as Entry | null)?.openedHere === true);
    setSlug(initial);
  });

  useEffect(() => {
    onStart();
    const follow = () => {
      isClosing.current = false;
      setSlug(ownEntry(param)?.slug);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [param]);

  const onSettled = useEffectEvent((next: string) => {
    // While closing, this would overwrite the entry that history.back() goes to.
    const entry = isClosing.current ? undefined : ownEntry(param);
    if (entry && entry.slug !== next) write("replaceState", next, entry.openedHere);
  });

  useEffect(() => {
    if (slug === undefined) return;
    const timer = setTimeout(() => onSettled(slug), debounce);
    return () => clearTimeout(timer);
  }, [slug]);

  const open = (next: string) => {
    write("pushState", next, true);
    setSlug(next);
  };

  const close = useCallback(() => {
    // A double click on Close must not leave the page.
    if (isClosing.current) return;
    isClosing.current = ownEntry(param)?.openedHere === true;
    if (isClosing.current) return history.back();
    history.replaceState(null, "", page.current);
    setSlug(undefined);
  }, [param]);

  return { slug, open, show: setSlug, close };
};
