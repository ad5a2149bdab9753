import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

type Props<Given> = {
  load: () => Promise<ComponentType<Given>>;
  given: Given;
  /** How often a visitor asked for the part. */
  asked?: number;
  onLost?: () => void;
};

/** The page does without a part that cannot be loaded, until a visitor asks for it or the network is back. */
export const Late = <Given extends object>({ load, given, asked = 0, onLost }: Props<Given>) => {
  const [Part, setPart] = useState<ComponentType<Given>>();
  const bring = useEffectEvent(() => {
    if (Part) return;
    load().then(
      (part) => setPart(() => part),
      (error) => {
        console.warn(error);
        onLost?.();
      },
    );
  });
  useEffect(() => {
    bring();
    addEventListener("online", bring);
    return () => removeEventListener("online", bring);
  }, [load]);
  useEffect(() => {
    if (asked > 0) bring();
  }, [asked]);
  return Part && <Part {...given} />;
};
