import type { SpeedUnit } from "../../lib/speed.ts";
import type { Decision } from "./decide.ts";
import styles from "./flyable.module.css";
import { answerText, explain } from "./format.ts";

export const Answer = ({ decision, unit }: { decision: Decision; unit: SpeedUnit }) => {
  const explanations = explain(decision, unit);
  return (
    <div className={styles.answer}>
      <h3>{answerText(decision)}</h3>
      {explanations.length > 0 && (
        <ul>
          {explanations.map(({ passed, text }) => (
            <li key={passed ?? text}>
              {passed && <b>{passed} </b>}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
