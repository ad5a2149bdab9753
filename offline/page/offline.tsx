import { type ComponentType, useEffect, useState } from "react";
import { whenStable } from "./when-stable.ts";

/** React may have to build the page anew, and the attribute would be gone: it is read before. */
const version = import.meta.env.SSR ? undefined : document.documentElement.dataset.version;

const report = (error: unknown) => console.error("Offline use could not be prepared", error);

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
