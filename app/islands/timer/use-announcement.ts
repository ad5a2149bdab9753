import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Phase } from "./plan.ts";
import type { Status } from "./run.ts";

/** A state that a page finds when it comes is not announced, unless the visitor asked for it. */
export const useAnnouncement = (text: string, status: Status, phase: Phase | undefined) => {
  const [announcement, setAnnouncement] = useState("");
  const isAsked = useRef(false);
  const before = useRef(status);

  const announce = useEffectEvent(() => {
    if (isAsked.current || before.current === "running") setAnnouncement(text);
    before.current = status;
  });

  // The seconds that pass in a text are no reason to announce it again.
  useEffect(() => announce(), [status, phase?.from]);

  return { announcement, ask: () => void (isAsked.current = true) };
};
