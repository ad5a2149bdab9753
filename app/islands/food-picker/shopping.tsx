import { foodWeek as words } from "../../../site/words/food.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { Checkbox } from "../../parts/checklist/checklist.tsx";
import type { Purchase } from "./week.ts";
import styles from "./food-picker.module.css";

type Props = { list: Purchase[]; bought: readonly string[]; onToggle: (food: string) => void };

const textOf = ({ food, days }: Purchase) => (days === 1 ? food : words.times({ food, count: days }));

export const Shopping = ({ list, bought, onToggle }: Props) => {
  const { message, copy } = useMessage();
  const remaining = list.filter(({ food }) => !bought.includes(food));

  return (
    <div className={styles.shopping}>
      <h3>{words.shopping}</h3>
      <small>{words.progress({ done: bought.length, total: list.length })}</small>
      <ul>
        {list.map((purchase) => (
          <li key={purchase.food}>
            <Checkbox checked={bought.includes(purchase.food)} onToggle={() => onToggle(purchase.food)}>
              {textOf(purchase)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Actions message={message}>
        <Action onClick={() => copy(remaining.map(textOf).join("\n"))}>{words.copy}</Action>
      </Actions>
    </div>
  );
};
