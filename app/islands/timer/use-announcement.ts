import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Phase } from "./plan.ts";
import type { Status } from "./run.ts";

/** Announces changes, but not the state that was restored with the page. */
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
