import { useEffect, useState } from "react";
import { files } from "virtual:search";
import { lang } from "virtual:words/language";
import type { EntryFile } from "../../../site/compile/search/entry.ts";
import { type Engine, makeEngine } from "./engine.ts";

let engine: Promise<Engine> | undefined;

const read = async (url: string): Promise<EntryFile> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  return answer.json();
};

/** The engine, made once in the life of a page; what failed is tried again. */
const loadEngine = (): Promise<Engine> =>
  (engine ??= Promise.all(files.map(read))
    .then((parts) => makeEngine(parts, lang))
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    }));

/** Loads what is searched; a failure is told when the palette is open. */
export const prepare = () => void loadEngine().catch(() => undefined);

export const useEngine = () => {
  const [state, setState] = useState<{ engine?: Engine; failed?: true }>({});
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      loadEngine().then(
        (made) => isWanted && setState({ engine: made }),
        () => isWanted && setState({ failed: true }),
      );
    void load();
    addEventListener("online", load);
    return () => {
      isWanted = false;
      removeEventListener("online", load);
    };
  }, []);
  return state;
};
