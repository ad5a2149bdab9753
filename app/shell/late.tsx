import { type ComponentType, useEffect, useState } from "react";

type Props<Given> = { load: () => Promise<ComponentType<Given>>; given: Given };

/** A part of the page that is loaded when the page is alive. Without it the page does without. */
export const Late = <Given extends object>({ load, given }: Props<Given>) => {
  const [Part, setPart] = useState<ComponentType<Given>>();
  useEffect(() => {
    load().then((part) => setPart(() => part), console.warn);
  }, [load]);
  return Part && <Part {...given} />;
};
