import { type KeyboardEvent, startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { actsOnList } from "./use-active.ts";

/** What was typed while the palette was on its way: see shell/boot/hold.ts. */
const takeTyped = () => {
  const { typed = "" } = document.body.dataset;
  delete document.body.dataset["typed"];
  return typed;
};

/** The question that the list answers. The field may be ahead of it: a letter does not wait for the drawing of a list. */
export const useQuestion = (onNew: () => void) => {
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(takeTyped);
  const latest = useRef(question);

  const ask = (text = field.current?.value) => {
    if (text === undefined || text === latest.current) return;
    latest.current = text;
    setQuestion(text);
    onNew();
  };

  return {
    field,
    question,
    /** Asks what is in the field; the next letter may cut the drawing short. */
    askInTime: () => startTransition(() => ask()),
    askAgain: (text: string) => {
      if (field.current) field.current.value = text;
      ask(text);
      field.current?.focus();
    },
    /** A list that is still on its way is drawn before a key acts on it. */
    catchUp: ({ key }: KeyboardEvent) => {
      const typed = field.current?.value ?? question;
      if (typed === question || !actsOnList(key)) return;
      flushSync(() => {
        ask(typed);
        setQuestion(typed);
      });
    },
  };
};
