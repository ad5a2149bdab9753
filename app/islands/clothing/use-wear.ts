import { useEffect, useState } from "react";
import type { ClothingRow } from "../../../site/compile/view.ts";
import { useKept } from "../../parts/kept/kept.ts";
import { answerTo } from "./answer.ts";
import { type Choice, keptChoice } from "./choice.ts";

/** Not every digit is an answer: nothing must change for so many milliseconds until it is said. */
const rest = 700;

export const useWear = (rows: ClothingRow[], example: Choice) => {
  const choice = useKept(keptChoice, undefined) ?? example;
  const answer = answerTo(rows, choice);
  const [isAsked, setAsked] = useState(false);
  const [news, setNews] = useState("");

  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setNews(answer.news), rest);
    return () => clearTimeout(timer);
  }, [isAsked, answer.news]);

  const change = (part: Partial<Choice>) => {
    setAsked(true);
    keptChoice.change((before) => ({ ...(before ?? example), ...part }));
  };
  const clear = () => {
    setAsked(true);
    keptChoice.clear();
  };
  return { ...answer, choice, news, change, clear };
};
