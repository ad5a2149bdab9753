import { useEffect, useState } from "react";
import { lang } from "#words";
import type { Entry } from "../../../site/compile/search/entry.ts";
import { search } from "../../../site/words/shell.ts";
import { type Engine, makeEngine } from "./engine.ts";

const load = async (list: string) => {
  const answer = await fetch(list);
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  return makeEngine((await answer.json()) as Entry[], lang, search.ignored);
};

/** Loads the list when the search is opened; what failed is tried again at the next time, or when the network is back. */
export const useEngine = (list: string, isOpen: boolean) => {
  const [engine, setEngine] = useState<Engine>();
  const [isLost, setLost] = useState(false);
  const isWanted = isOpen && !engine;
  useEffect(() => {
    if (!isWanted) return;
    const start = () => void load(list).then(setEngine, () => setLost(true));
    start();
    addEventListener("online", start);
    return () => removeEventListener("online", start);
  }, [list, isWanted]);
  return { engine, isLost };
};
