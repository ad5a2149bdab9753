import { type ComponentType, useEffect, useState } from "react";
import { whenStable } from "./when-stable.ts";

/** Read before React starts: should it have to build the page anew, the attribute would be gone. */
const version = import.meta.env.SSR ? undefined : document.documentElement.dataset.version;

const report = (error: unknown) => console.error("Offline use could not be prepared", error);

/** Offline use and updates. Nothing of it is loaded before the page has settled, and nothing at all in development. */
export const Offline = () => {
  const [Live, setLive] = useState<ComponentType>();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return whenStable(() => {
      Promise.all([import("./watch.ts"), import("./live.tsx")]).then(([{ watch }, loaded]) => {
        watch(version);
        setLive(() => loaded.Live);
      }, report);
    });
  }, []);

  return Live && <Live />;
};
