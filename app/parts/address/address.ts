import { useState } from "react";
import { useHydrated } from "../device-store/device-store.ts";

/** Replaces one field of the page's query, or takes it away; the rest of the query stays, and the anchor goes. */
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

/** The value of one field of the page's query; null while hydrating, since the page was rendered without it. */
export const useField = (field: string) => {
  const [query, setQuery] = useState<string>();
  const isHydrated = useHydrated();
  return {
    value: isHydrated ? new URLSearchParams(query ?? location.search).get(field) : null,
    replace: (value?: string) => setQuery(replaceField(field, value)),
  };
};

/** This page with that field alone, at one of its sections. */
export const addressWith = (field: string, value: string, section?: string): string =>
  `?${new URLSearchParams({ [field]: value })}${section ? `#${section}` : ""}`;
