import { type ComponentType, useEffect, useState } from "react";
import { whenStable } from "./when-stable.ts";

const report = (error: unknown) => console.error("Offline use could not be prepared", error);

/** Offline use and updates. Nothing of it is loaded before the page has settled, and nothing at all in development. */
export const Offline = () => {
  const [Live, setLive] = useState<ComponentType>();

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return whenStable(() => {
      import("./live.tsx").then((loaded) => setLive(() => loaded.Live), report);
    });
  }, []);

  return Live && <Live />;
};
