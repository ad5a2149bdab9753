import { type ComponentType, useEffect, useState } from "react";

/** A part of the page that is loaded when the page is alive. Without it the page does without. */
export const useLate = (load: () => Promise<ComponentType>) => {
  const [Late, setLate] = useState<ComponentType>();
  useEffect(() => {
    load().then((part) => setLate(() => part), console.warn);
  }, [load]);
  return Late;
};
