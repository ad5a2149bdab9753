import type { BlockView } from "../../../site/compile/view.ts";
import { wear as words } from "../../../site/words/clothing.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { useStored } from "../../parts/device-store/device-store.ts";
import { answerTo, boundsIn } from "./answer.ts";
import { type Choice, storedChoice } from "./choice.ts";
import styles from "./clothing.module.css";
import { ClothingTable } from "./clothing-table.tsx";
import { Form } from "./form.tsx";
import { Outfit } from "./outfit.tsx";

export const Component = ({ caption, rows, example, metric }: Extract<BlockView, { kind: "clothing" }>) => {
  const first: Choice = { ...example, celsius: metric, kmh: metric };
  const choice = useStored(storedChoice, undefined) ?? first;
  const { message, announce } = useMessage();
  const { row, worn, text } = answerTo(rows, choice);

  const show = (next: Choice | undefined) => {
    storedChoice.change(() => next);
    announce(answerTo(rows, next ?? first).announcement);
  };

  return (
    <>
      <div className={styles.wear}>
        <Form choice={choice} onChange={show} />
        <Outfit rows={rows} worn={worn} text={text} />
        <div className={styles.foot}>
          <small>{boundsIn(choice)}</small>
          <Actions message={message}>
            <button type="button" onClick={() => show(undefined)}>
              {words.clear}
            </button>
          </Actions>
        </div>
      </div>
      <ClothingTable caption={caption} rows={rows} lit={row} />
    </>
  );
};
