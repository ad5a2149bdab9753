import { useState } from "react";
import { useHydrated } from "../device-store/device-store.ts";

/** Sets or removes one query parameter of the page; keeps the others, and removes the anchor. */
export const replaceQueryParam = (param: string, value?: string): string => {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  if (value === undefined && !query.has(param)) return search;
  if (value === undefined) query.delete(param);
  else query.set(param, value);
  const next = query.size > 0 ? `?${query}` : "";
  history.replaceState(history.state, "", pathname + next);
  return next;
};

/** The value of one query parameter; null while hydrating, because the page was rendered without it. */
export const useQueryParam = (param: string) => {
  const [query, setQuery] = useState<string>();
  const isHydrated = useHydrated();
  return {
    value: isHydrated ? new URLSearchParams(query ?? location.search).get(param) : null,
    replace: (value?: string) => setQuery(replaceQueryParam(param, value)),
  };
};

/** The page's URL with only that query parameter, at one of its sections. */
export const urlWithParam = (param: string, value: string, section?: string): string =>
  `?${new URLSearchParams({ [param]: value })}${section ? `#${section}` : ""}`;
