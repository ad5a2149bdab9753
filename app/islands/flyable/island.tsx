import { type FormEvent, useState } from "react";
import type { Bound, FlyableView } from "../../../site/compile/view.ts";
import { flyable as words } from "../../../site/words/flyable.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { Button } from "../../ui/button/button.tsx";
import { Table } from "../../ui/tables/table.tsx";
import { decide, fieldsFor } from "./decide.ts";
import { Fields } from "./fields.tsx";
import styles from "./flyable.module.css";
import { announcementOf, boundText, explain, levelName } from "./format.ts";
import { type Readings, noReadings, parseReadings } from "./readings.ts";

const isSame = ([first, ...others]: Bound[] = []) =>
  others.every(({ is, limit }) => is === first?.is && limit === first.limit);

/**
 * The numbers are saved, but not the answer, so that yesterday's is never shown. Without scripts there is only the table of
 * limits.
 */
export const Component = ({ caption, levels, checks, closing }: FlyableView) => {
  const [readings, store] = useDeviceStore({ key: "flyable-2", none: noReadings, parse: parseReadings });
  const { unit } = readings;
  const [isChecked, setChecked] = useState(false);
  const { message, announce } = useMessage();
  const decision = decide(checks, levels, readings);
  const explanations = explain(decision, unit);

  const check = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    announce(announcementOf(decision, unit, closing));
  };
  const change = (next: Readings) => {
    store.change(() => next);
    announce("");
  };
  const clear = () => {
    setChecked(false);
    change(noReadings);
  };

  return (
    <div className={styles.flyable}>
      <Table
        caption={caption}
        columns={[words.limit, ...levels.map(levelName)]}
        rows={checks.map(({ id, bounds }) => [words[id], ...bounds.map((bound) => boundText(id, bound, unit))])}
        rowAttributes={(row) => ({ "data-same": isSame(checks[row]?.bounds) || undefined })}
        data-cards
      />
      <form className={styles.form} data-print="none" data-needs="script" noValidate onSubmit={check}>
        <Fields shown={fieldsFor(checks, levels)} readings={readings} onChange={change} />
        <Actions message={message}>
          <Button type="submit">{words.check}</Button>
          <Action onClick={clear}>{words.reset}</Action>
          <small>{words.saved}</small>
        </Actions>
      </form>
      {isChecked && (
        <div className={styles.answer}>
          <h3>{words[decision.answer]}</h3>
          {explanations.length > 0 && (
            <ul>
              {explanations.map(({ exceeded, text }) => (
                <li key={exceeded ?? text}>
                  {exceeded && <b>{exceeded} </b>}
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className={styles.closing}>{closing}</p>
    </div>
  );
};
