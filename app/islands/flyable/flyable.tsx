import { type FormEvent, useState } from "react";
import type { FlyableView } from "../../../site/compile/view.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { useKept } from "../../parts/kept/kept.ts";
import { decide, fieldsFor } from "./decide.ts";
import { Fields } from "./fields.tsx";
import styles from "./flyable.module.css";
import { Limits } from "./limits.tsx";
import { type Readings, kept, noReadings, valuesOf } from "./readings.ts";
import { answerText, groundsOf, spoken } from "./says.ts";
import { flyable as words } from "../../../site/words/flyable.ts";

/** The numbers are kept, the answer is not: nobody shall find yesterday's on the page. */
export const Flyable = ({ caption, levels, checks, closing }: FlyableView) => {
  const readings = useKept(kept, noReadings);
  const [isAsked, setAsked] = useState(false);
  const [heard, setHeard] = useState<Readings>();

  const decision = decide(checks, levels, valuesOf(readings));
  const grounds = groundsOf(decision, readings.unit);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setHeard(readings);
  };
  const clear = () => {
    setAsked(false);
    kept.clear();
  };

  return (
    <div className={styles.flyable}>
      <Limits {...{ caption, levels, checks }} unit={readings.unit} />
      <form className={styles.form} data-print="none" noValidate onSubmit={ask}>
        <Fields asked={fieldsFor(checks, levels)} readings={readings} onChange={kept.change} />
        <Actions>
          <Button type="submit">{words.ask}</Button>
          <button type="button" onClick={clear}>
            {words.clear}
          </button>
          <small>{words.kept}</small>
          <output>
            <Unseen>{isAsked && heard === readings && spoken(decision, readings.unit, closing)}</Unseen>
          </output>
        </Actions>
      </form>
      {isAsked && (
        <div className={styles.answer} data-answer={decision.answer}>
          <h3>{answerText(decision)}</h3>
          {grounds.length > 0 && (
            <ul>
              {grounds.map(({ passed, text }) => (
                <li key={passed ?? text}>
                  {passed && <b>{passed} </b>}
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
