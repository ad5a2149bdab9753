import { useEffect, useEffectEvent, useRef } from "react";
import { isPlainClick } from "../../lib/plain-click.ts";

const listOf = (param: string) => document.querySelector(`[data-photos="${param}"]`);

const linkTo = (param: string, slug: string) =>
  listOf(param)?.querySelector<HTMLAnchorElement>(`a[data-slug="${slug}"]`);

/** The thumbnail, which the browser has already decoded. */
export const previewOf = (param: string, slug: string) => linkTo(param, slug)?.querySelector("img")?.currentSrc;

/** A plain click on a link of the list opens its photo; on close, the last photo's link gets the focus. */
export const useLinks = (param: string, open: (slug: string) => void, shown: string | undefined) => {
  const seen = useRef<string>(undefined);

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const link = (event.target as Element).closest<HTMLElement>("a[data-slug]");
    if (!link || !listOf(param)?.contains(link)) return;
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
    const frame = requestAnimationFrame(() => (linkTo(param, last) ?? listOf(param)?.querySelector("a"))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [param, shown]);
};
