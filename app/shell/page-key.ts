import { useState } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";

/** An address that gets its mask is another for the visitor. */
const addressOf = ({ pathname, search, mask }: Location) => [pathname, search, mask?.pathname].join(" ");

/** The page starts again when the visitor navigates to the address that is shown already; an anchor does not do so. */
export const usePageKey = () => {
  const location = useLocation();
  const type = useNavigationType();
  const [last, setLast] = useState({ location, start: 0 });

  if (last.location.key !== location.key) {
    const isShown = addressOf(last.location) === addressOf(location);
    const again = isShown && type !== "POP" && location.hash === "";
    setLast({ location, start: last.start + (again ? 1 : 0) });
  }
  return `${location.pathname} ${last.start}`;
};
