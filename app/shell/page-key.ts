import { useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A key for the shown page. It changes with the address, and also when the visitor navigates to the address that is shown
 * already, so that the page starts again from its beginning; an anchor on the same page does not start it again.
 */
export const usePageKey = () => {
  const location = useLocation();
  const type = useNavigationType();
  const [last, setLast] = useState({ location, start: 0 });

  if (last.location.key !== location.key) {
    const same = last.location.pathname === location.pathname && last.location.search === location.search;
    const again = same && type !== "POP" && location.hash === "";
    setLast({ location, start: last.start + (again ? 1 : 0) });
  }
  return `${location.pathname} ${last.start}`;
};
