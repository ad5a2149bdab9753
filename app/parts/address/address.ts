import { useState } from "react";
import { useHydrated } from "../device-store/device-store.ts";

/** Sets or removes one query parameter of the page; keeps the others, and removes the hash. */
export const replaceField = (field: string, value?: string): string => {
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  if (value === undefined && !query.has(field)) return search;
  if (value === undefined) query.delete(field);
  else query.set(field, value);
  const next = query.size > 0 ? `?${query}` : "";
  history.replaceState(history.state, "", pathname + next);
  return next;
};

/** The value of one query parameter; null while hydrating, because the page was rendered without it. */
export const useField = (field: string) => {
  const [query, setQuery] = useState<string>();
  const isHydrated = useHydrated();
  return {
    value: isHydrated ? new URLSearchParams(query ?? location.search).get(field) : null,
    replace: (value?: string) => setQuery(replaceField(field, value)),
  };
};

/** The page's URL with only that query parameter, at one of its sections. */
export const addressWith = (field: string, value: string, section?: string): string =>
  `?${new URLSearchParams({ [field]: value })}${section ? `#${section}` : ""}`;
