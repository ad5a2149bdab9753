import { useEffect } from "react";
import { alive } from "./hold.ts";

/** Stands last in the page, so that it speaks when every other part has been brought to life. */
export const Alive = () => {
  useEffect(() => {
    // A held click brings to life what it falls on, which React cannot do in the middle of its own work.
    queueMicrotask(() => dispatchEvent(new Event(alive)));
  }, []);
  return null;
};
