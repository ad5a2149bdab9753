import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Engine } from "./engine.ts";
import { type Answer, type List, makeList } from "./list.ts";

type Elements = {
  field: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  models: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
};

type Told = {
  engine: Engine | undefined;
  recent: string[];
  onAsk: () => void;
  onAnswer: (answer: Answer) => void;
  onRest: (answer: Answer) => void;
};

/** The list of a palette, as long as it is open. */
export const useList = ({ field, list, models, foot }: Elements, name: string, { engine, recent, ...news }: Told) => {
  const made = useRef<List>(undefined);
  const onAsk = useEffectEvent(news.onAsk);
  const onAnswer = useEffectEvent(news.onAnswer);
  const onRest = useEffectEvent(news.onRest);

  useLayoutEffect(() => {
    if (!field.current || !list.current || !models.current || !foot.current) return;
    const elements = { field: field.current, list: list.current, models: models.current, foot: foot.current };
    // In a function of its own: only effects may call what they are told with.
    made.current = makeList(elements, name, {
      onAsk: () => onAsk(),
      onAnswer: (answer) => onAnswer(answer),
      onRest: (answer) => onRest(answer),
    });
    return () => made.current?.end();
  }, [field, list, models, foot, name]);

  useLayoutEffect(() => made.current?.bring(engine, recent), [engine, recent]);

  return made;
};

const isArrow = (key: string) => key === "ArrowDown" || key === "ArrowUp";

/** The arrows choose, and Enter opens; `onApart` is told of what opens in a tab of its own. */
export const steer = (list: List | undefined, event: KeyboardEvent, onApart: () => void) => {
  if (!list || event.nativeEvent.isComposing || !(isArrow(event.key) || event.key === "Enter")) return;
  event.preventDefault();
  list.ask();
  if (isArrow(event.key)) return list.move(event.key === "ArrowDown" ? 1 : -1);
  const option = list.active();
  if (!((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement)) return option?.click();
  window.open(option.href, "_blank", "noopener");
  onApart();
};
