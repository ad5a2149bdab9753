import { useState } from "react";
import { useHydrated } from "../kept/kept.ts";

export const withoutField = (search: string, field: string): string => {
  const left = new URLSearchParams(search);
  left.delete(field);
  return left.size > 0 ? `?${left}` : "";
};

/** An address does not ask for what the visitor has changed; its anchor is past as well. */
export const leaveField = (field: string) => {
  const { pathname, search } = location;
  if (new URLSearchParams(search).has(field))
    history.replaceState(history.state, "", pathname + withoutField(search, field));
};

/** The query that a visitor came with, until it is left. A page is hydrated without one, as it was rendered. */
export const useQuery = (field: string) => {
  const [isLeft, setLeft] = useState(false);
  const isHydrated = useHydrated();
  return {
    query: isHydrated && !isLeft ? location.search : "",
    leave: () => {
      setLeft(true);
      leaveField(field);
    },
  };
};
