import { useEffect, useState } from "react";
import { type ShareState, shareAddress } from "./hand-over.ts";

/** A copy is told for a moment, and what to do instead until the next try. */
export const useShare = (title: string, address: string) => {
  const [state, setState] = useState<ShareState>("idle");

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  // Whatever was shared is another thing now, and what was said of it is past.
  useEffect(() => setState("idle"), [address]);

  const share = async () => {
    setState("idle");
    setState(await shareAddress(title, address));
  };

  return { state, share, rest: () => setState("idle") };
};
