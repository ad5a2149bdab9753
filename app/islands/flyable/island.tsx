import { type FormEvent, useState } from "react";
import type { FlyableView } from "../../../site/compile/view.ts";
import { flyable as words } from "../../../site/words/flyable.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { useStored } from "../../parts/device-store/device-store.ts";
import { Button } from "../../ui/button/button.tsx";
import { Answer } from "./answer.tsx";
import { decide, fieldsFor } from "./decide.ts";
import { Fields } from "./fields.tsx";
import styles from "./flyable.module.css";
import { announcementOf } from "./format.ts";
import { Limits } from "./limits.tsx";
import { type Readings, noReadings, storedReadings } from "./readings.ts";

/** The numbers are stored. The answer is not, so that yesterday's is never on the page. */
export const Component = ({ caption, levels, checks, closing }: FlyableView) => {
  const readings = useStored(storedReadings, noReadings);
  const { unit } = readings;
  const [isAsked, setAsked] = useState(false);
  const { message, announce } = useMessage();
  const decision = decide(checks, levels, readings);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    announce(announcementOf(decision, unit, closing));
  };
  const change = (next: Readings) => {
    storedReadings.change(() => next);
    announce("");
  };
  const clear = () => {
    setAsked(false);
    change(noReadings);
  };

  return (
    <div className={styles.flyable}>
      <Limits {...{ caption, levels, checks, unit }} />
      <form className={styles.form} data-print="none" data-needs="script" noValidate onSubmit={ask}>
        <Fields asked={fieldsFor(checks, levels)} readings={readings} onChange={change} />
        <Actions message={message}>
          <Button type="submit">{words.ask}</Button>
          <button type="button" onClick={clear}>
            {words.clear}
          </button>
          <small>{words.kept}</small>
        </Actions>
      </form>
      {isAsked && <Answer decision={decision} unit={unit} />}
      <p className={styles.closing}>{closing}</p>
    </div>
  );
};
