import { type ComponentType, useEffect, useState } from "react";

/** A part of the page that is loaded when the page is alive. Without it the page does without. */
export const Late = ({ load }: { load: () => Promise<ComponentType> }) => {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    load().then((part) => setPart(() => part), console.warn);
  }, [load]);
  return Part && <Part />;
};
