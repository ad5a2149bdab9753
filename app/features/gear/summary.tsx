import * as words from "virtual:words/pack";
import { Actions } from "../actions/actions.tsx";
import { Toggle } from "../actions/toggle.tsx";
import { Progress } from "../marking/progress.tsx";
import styles from "./gear.module.css";
import { doneText, leftText } from "./say.ts";
import type { Totals } from "./totals.ts";
import type { Units } from "./units.ts";

type Props = {
  totals: Totals;
  units: Units;
  isSent: boolean;
  isChanging: boolean;
  onAccept: () => void;
  onLeave: () => void;
  onChanging: (isChanging: boolean) => void;
};

/** How far the packing is. The hint keeps the room of what is said of a list that was shared. */
export const Summary = ({ totals, units, isSent, isChanging, onAccept, onLeave, onChanging }: Props) => (
  <div>
    <Progress done={totals.done} total={totals.total} says={doneText(totals)} left={leftText(totals, units)} />
    <div className={styles.hint} data-print="none">
      <span>{isSent ? words.shared : words.hint}</span>
      <Actions>
        {isSent ? (
          <>
            <button type="button" onClick={onAccept}>
              {words.accept}
            </button>
            <button type="button" onClick={onLeave}>
              {words.leave}
            </button>
          </>
        ) : (
          <Toggle isOn={isChanging} onToggle={() => onChanging(!isChanging)}>
            {words.change}
          </Toggle>
        )}
      </Actions>
    </div>
  </div>
);
