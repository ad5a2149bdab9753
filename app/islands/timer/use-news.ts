import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Phase } from "./plan.ts";
import type { Status } from "./run.ts";

/** A state that a page finds when it comes is no news, unless the visitor asked for it. */
export const useNews = (sentence: string, status: Status, phase: Phase | undefined) => {
  const [news, setNews] = useState("");
  const isAsked = useRef(false);
  const before = useRef(status);
  const from = phase?.from;

  const tell = useEffectEvent(() => {
    if (isAsked.current || before.current === "running") setNews(sentence);
    before.current = status;
  });

  // The seconds that pass in a sentence are no reason to say it again.
  useEffect(() => tell(), [status, from]);

  const ask = () => {
    isAsked.current = true;
  };
  return { news, ask };
};
