import { useEffect, useState } from "react";

export type ShareState = "idle" | "copied" | "failed";

/** Shares an address the way the device does, or copies it; what became of that can be told for a moment. */
export const useShare = (title: string, address: string) => {
  const [state, setState] = useState<ShareState>("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    const url = new URL(address, location.href).href;
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      // The visitor may close the phone's menu without choosing, which is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };

  return { state, share };
};
