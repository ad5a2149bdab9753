import type { BlockView } from "../../../site/compile/view.ts";
import { clothing, weatherForm as words } from "../../../site/words/clothing.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { Table } from "../../ui/tables/table.tsx";
import { answerTo, boundsIn, longestWeather } from "./answer.ts";
import styles from "./clothing.module.css";
import { Form } from "./form.tsx";
import { type Choice, readChoice } from "./units.ts";

/** Reserves space for all alternatives of a text, so that changing it causes no layout shift. */
const SteadyText = ({ text, others }: { text: string; others: string[] }) => (
  <span className={styles.room}>
    <span>{text}</span>
    {[...new Set(others)].map((other) => (
      <span key={other} data-other={other} aria-hidden="true" />
    ))}
  </span>
);

const layers = [
  ["layer", clothing.day],
  ["layerNight", clothing.night],
] as const;

export const Component = ({ caption, rows, example, metric }: Extract<BlockView, { kind: "clothing" }>) => {
  const first: Choice = { ...example, celsius: metric, kmh: metric };
  // All pages share one choice.
  const [stored, store] = useDeviceStore<Choice | undefined>({ key: "wear-1", none: undefined, parse: readChoice });
  const choice = stored ?? first;
  const { message, announce } = useMessage();
  const { row, worn, text } = answerTo(rows, choice);

  const changeTo = (next: Choice | undefined) => {
    store.change(() => next);
    announce(answerTo(rows, next ?? first).announcement);
  };

  return (
    <>
      <div className={styles.outfit}>
        <Form choice={choice} onChange={changeTo} />
        <div className={styles.answer}>
          <p>
            <SteadyText text={text} others={[longestWeather]} />
          </p>
          {worn && (
            <dl>
              {layers.map(([layer, label]) => (
                <div key={layer}>
                  <dt>{label}</dt>
                  <dd>
                    <SteadyText text={worn[layer]} others={rows.map((one) => one[layer])} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className={styles.foot}>
          <small>{boundsIn(choice)}</small>
          <Actions message={message}>
            <Action onClick={() => changeTo(undefined)}>{words.reset}</Action>
          </Actions>
        </div>
      </div>
      <Table
        className={styles.clothing}
        caption={caption}
        columns={[clothing.temperature, clothing.day, clothing.night]}
        rows={rows.map(({ temperature, layer, layerNight }) => [
          <>
            {temperature}
            <sup>{clothing.unit}</sup>
          </>,
          layer,
          layerNight,
        ])}
        rowAttributes={(index) => ({ "data-cold": index, "aria-current": index === row || undefined })}
        data-cards
      />
    </>
  );
};
