import { type ComponentType, useEffect, useState } from "react";

type Props<Given> = { load: () => Promise<ComponentType<Given>>; given: Given };

/** The page does without a part that cannot be loaded. */
export const Late = <Given extends object>({ load, given }: Props<Given>) => {
  const [Part, setPart] = useState<ComponentType<Given>>();
  useEffect(() => {
    load().then((part) => setPart(() => part), console.warn);
  }, [load]);
  return Part && <Part {...given} />;
};
