import { useEffect, useState } from "react";
import { type Platform, type ShareState, handOver } from "./hand-over.ts";

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
    const url = new URL(address, location.href).href;
    const wantsMenu = matchMedia("(pointer: coarse)").matches;
    setState(await handOver({ title, url }, navigator as Platform, wantsMenu));
  };

  return { state, share, rest: () => setState("idle") };
};
