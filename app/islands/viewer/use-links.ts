import { useEffect, useRef } from "react";

const linkSelector = 'a[data-asks="viewer"]';

const listOf = (field: string) => document.querySelector(`[data-photos="${field}"]`);

const linkTo = (field: string, slug: string) =>
  listOf(field)?.querySelector<HTMLAnchorElement>(`${linkSelector}[data-slug="${slug}"]`);

/** The page has decoded the small picture already. */
export const previewOf = (field: string, slug: string) => linkTo(field, slug)?.querySelector("img")?.currentSrc;

/** A plain click on a link of the list opens its photo, and the link of the photo last seen has the focus afterwards. */
export const useLinks = (field: string, open: (slug: string) => void, shown: string | undefined) => {
  const seen = useRef<string>(undefined);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest<HTMLElement>(linkSelector);
      const slug = link?.dataset["slug"];
      if (!slug || !listOf(field)?.contains(link)) return;
      event.preventDefault();
      open(slug);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [field, open]);

  useEffect(() => {
    const last = seen.current;
    seen.current = shown;
    if (shown !== undefined || last === undefined) return;
    // The browser puts the page back to where it was first; the photo last seen may be farther down.
    const frame = requestAnimationFrame(() =>
      (linkTo(field, last) ?? listOf(field)?.querySelector<HTMLAnchorElement>(linkSelector))?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [field, shown]);
};
