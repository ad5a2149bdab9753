import { useEffect, useState } from "react";
import { lang } from "#words";
import type { Entry } from "../../../site/compile/search/entry.ts";
import { search as words } from "../../../site/words/shell.ts";
import { type Engine, makeEngine } from "./engine.ts";
import { Palette } from "./palette.tsx";
import { useHistoryEntry } from "./use-history-entry.ts";

const load = async (list: string) => {
  const answer = await fetch(list);
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  return makeEngine((await answer.json()) as Entry[], lang, words.ignored);
};

/**
 * The search in a modal dialog, empty until the bar's button is clicked. `list` is the list's URL. If it can't be loaded, it
 * is requested again the next time, or when the browser is back online.
 */
export const Component = ({ list }: { list: string }) => {
  const { isOpen, close, leave } = useHistoryEntry();
  const [engine, setEngine] = useState<Engine>();
  const [isLost, setLost] = useState(false);
  const isWanted = isOpen && !engine;

  useEffect(() => {
    if (!isWanted) return;
    const start = () => {
      setLost(false);
      load(list).then(setEngine, () => setLost(true));
    };
    start();
    addEventListener("online", start);
    return () => removeEventListener("online", start);
  }, [list, isWanted]);

  return isOpen && <Palette engine={engine} isLost={isLost} onClose={close} onLeave={leave} />;
};
