import { useEffect, useRef } from "react";
import { Actions } from "../../parts/actions/actions.tsx";
import { Toggle } from "../../parts/actions/toggle.tsx";
import { Progress } from "../../parts/marking/progress.tsx";
import styles from "./gear.module.css";
import { doneText, leftText } from "./say.ts";
import type { Totals } from "./totals.ts";
import type { Units } from "./units.ts";
import { pack as words } from "../../../site/words/gear.ts";

type Props = {
  totals: Totals;
  units: Units;
  isSent: boolean;
  isChanging: boolean;
  onAccept: () => void;
  onLeave: () => void;
  onChanging: (isChanging: boolean) => void;
};

/** The hint keeps the room of what is said of a list that was shared. */
export const Summary = ({ totals, units, isSent, isChanging, onAccept, onLeave, onChanging }: Props) => {
  const change = useRef<HTMLButtonElement>(null);
  const wasSent = useRef(isSent);
  // The buttons of a shared list go when one is pressed; this one takes their place.
  useEffect(() => {
    if (wasSent.current && !isSent) change.current?.focus();
    wasSent.current = isSent;
  }, [isSent]);

  return (
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
            <Toggle ref={change} isOn={isChanging} onToggle={() => onChanging(!isChanging)}>
              {words.change}
            </Toggle>
          )}
        </Actions>
      </div>
    </div>
  );
};
