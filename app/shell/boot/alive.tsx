import { useEffect } from "react";
import { alive } from "./hold.ts";

/** Stands last in the page, so that it speaks when every other part has been brought to life. */
export const Alive = () => {
  useEffect(() => {
    dispatchEvent(new Event(alive));
  }, []);
  return null;
};
