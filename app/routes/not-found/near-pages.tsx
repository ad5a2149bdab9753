import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { near as label } from "virtual:words/notFound";
import type { Place } from "../../../site/compile/search/places.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";

export const NearPages = () => {
  const { pathname } = useLocation();
  const [near, setNear] = useState<{ pathname: string; places: Place[] }>();

  useEffect(() => {
    let isWanted = true;
    import("./nearest.ts").then(
      ({ nearestPlaces }) => isWanted && setNear({ pathname, places: nearestPlaces(pathname) }),
      console.warn,
    );
    return () => {
      isWanted = false;
    };
  }, [pathname]);

  if (near?.pathname !== pathname || near.places.length === 0) return null;
  return (
    <nav aria-label={label}>
      {label}
      <ul>
        {near.places.map(({ title, path }) => (
          <li key={path}>
            <SmartLink url={path}>{title}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
