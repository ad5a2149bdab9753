import { useEffect, useState } from "react";
import { files } from "virtual:search";
import { lang } from "virtual:words/language";
import { ignored } from "virtual:words/search";
import type { EntryFile } from "../../../site/compile/search/entry.ts";
import { type Engine, makeEngine } from "./engine.ts";
import { unpack } from "./unpack.ts";

/** What the first file lists, which has the pages and their sections, and what all of them list together. */
type Engines = { first: Promise<Engine>; whole: Promise<Engine> };

let engines: Engines | undefined;

const read = async (url: string): Promise<EntryFile> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  return unpack(await answer.json());
};

/** The engines, made once in the life of a page; what failed is tried again. */
const loadEngines = (): Engines => {
  if (engines) return engines;
  const parts = files.map(read);
  const all = Promise.all(parts);
  const first = Promise.all(parts.slice(0, 1)).then((part) => makeEngine(part, lang, ignored));
  const whole = files.length === 1 ? first : first.then(async () => makeEngine(await all, lang, ignored));
  const forget = () => {
    engines = undefined;
  };
  all.catch(forget);
  whole.catch(forget);
  void whole.then(
    (engine) => engine.learn(),
    () => undefined,
  );
  engines = { first, whole };
  return engines;
};

/** Loads what is searched; a failure is told when the palette is open. */
export const prepare = () => void loadEngines();

export const useEngine = () => {
  const [state, setState] = useState<{ engine?: Engine; failed?: true }>({});
  useEffect(() => {
    let isWanted = true;
    const show = (engine: Engine) => {
      if (isWanted) setState((before) => (before.engine === engine ? before : { engine }));
    };
    const load = () => {
      const { first, whole } = loadEngines();
      first.then(show, () => isWanted && setState({ failed: true }));
      // Without the others the first is searched alone, until the network is back.
      whole.then(show, () => undefined);
    };
    load();
    addEventListener("online", load);
    return () => {
      isWanted = false;
      removeEventListener("online", load);
    };
  }, []);
  return state;
};
