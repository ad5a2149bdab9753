import { useLayoutEffect, useState } from "react";

/**
 * Where the viewer stands, beside the page. The page behind it is given back to keyboard and reader when the viewer has faded
 * out: all of it is styled anew then, and the library would do it before it begins to fade.
 */
export const useStage = () => {
  const [stage] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    const behind = [...document.body.children].filter(
      (one) => one instanceof HTMLElement && !one.inert,
    ) as HTMLElement[];
    for (const one of behind) one.inert = true;
    document.body.append(stage);
    return () => {
      stage.remove();
      for (const one of behind) one.inert = false;
    };
  }, [stage]);
  return stage;
};
