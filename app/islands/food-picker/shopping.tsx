import { useEffect, useState } from "react";
import { Actions } from "../../parts/actions/actions.tsx";
import { Tick } from "../../parts/marking/tick.tsx";
import type { Purchase } from "./week.ts";
import styles from "./week.module.css";
import { foodWeek as words } from "../../../site/words/food.ts";

type Props = { list: Purchase[]; bought: readonly string[]; onToggle: (food: string) => void };

const said = ({ food, days }: Purchase) => (days === 1 ? food : words.times({ food, count: days }));

const listText = (list: Purchase[], bought: readonly string[]) =>
  list
    .filter(({ food }) => !bought.includes(food))
    .map(said)
    .join("\n");

export const Shopping = ({ list, bought, onToggle }: Props) => {
  const [answer, setAnswer] = useState("");

  useEffect(() => {
    if (answer === "") return;
    const timer = setTimeout(setAnswer, 2500, "");
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(listText(list, bought));
      setAnswer(words.copied);
    } catch {
      setAnswer(words.notCopied);
    }
  };

  return (
    <div className={styles.shopping}>
      <h3>{words.shopping}</h3>
      <p>{words.progress({ done: bought.length, total: list.length })}</p>
      <ul>
        {list.map((purchase) => (
          <li key={purchase.food}>
            <Tick isOn={bought.includes(purchase.food)} onToggle={() => onToggle(purchase.food)}>
              {said(purchase)}
            </Tick>
          </li>
        ))}
      </ul>
      <Actions>
        <button type="button" onClick={copy}>
          {words.copy}
        </button>
        <output>{answer}</output>
      </Actions>
    </div>
  );
};
