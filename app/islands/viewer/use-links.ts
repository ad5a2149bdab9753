import { useEffect, useEffectEvent, useRef } from "react";
import { isPlainClick } from "../../lib/plain-click.ts";

const listOf = (field: string) => document.querySelector(`[data-photos="${field}"]`);

const linkTo = (field: string, slug: string) =>
  listOf(field)?.querySelector<HTMLAnchorElement>(`a[data-slug="${slug}"]`);

/** The thumbnail, which the browser has already decoded. */
export const previewOf = (field: string, slug: string) => linkTo(field, slug)?.querySelector("img")?.currentSrc;

/** A plain click on a link of the list opens its photo; on close, the last photo's link gets the focus. */
export const useLinks = (field: string, open: (slug: string) => void, shown: string | undefined) => {
  const seen = useRef<string>(undefined);

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest<HTMLElement>("a[data-slug]");
    if (!link || !listOf(field)?.contains(link)) return;
    event.preventDefault();
    open(link.dataset["slug"] ?? "");
  });

  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    const last = seen.current;
    seen.current = shown;
    if (shown !== undefined || last === undefined) return;
    // After the browser has restored the scroll position: the last photo may be farther down.
    const frame = requestAnimationFrame(() => (linkTo(field, last) ?? listOf(field)?.querySelector("a"))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [field, shown]);
};
