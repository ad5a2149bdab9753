import { useEffect, useState } from "react";
import type { Entry } from "../../../site/compile/search/entry.ts";
import { type Engine, makeEngine } from "./engine.ts";
import { lang } from "#words";
import { search } from "../../../site/words/shell.ts";

const { ignored } = search;

const load = async (list: string) => {
  const answer = await fetch(list);
  if (!answer.ok) throw new Error(`${list} ${answer.status}`);
  return makeEngine((await answer.json()) as Entry[], lang, ignored);
};

/** Loads the list when the search is opened; what failed is tried again at the next time, or when the network is back. */
export const useEngine = (list: string, isOpen: boolean): { engine: Engine | undefined; isLost: boolean } => {
  const [engine, setEngine] = useState<Engine>();
  const [isLost, setLost] = useState(false);
  const isWanted = isOpen && !engine;
  useEffect(() => {
    if (!isWanted) return;
    const tryIt = () => void load(list).then(setEngine, () => setLost(true));
    tryIt();
    addEventListener("online", tryIt);
    return () => removeEventListener("online", tryIt);
  }, [list, isWanted]);
  return { engine, isLost };
};
