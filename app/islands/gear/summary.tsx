import { useEffect, useRef } from "react";
import type { Reading, Totals } from "../../../site/gear.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Toggle } from "../../parts/actions/toggle.tsx";
import { Progress } from "../../parts/checklist/progress.tsx";
import styles from "./gear.module.css";
import { doneText, leftText } from "./format.ts";
import { pack as words } from "../../../site/words/gear.ts";

type Props = {
  totals: Totals;
  reading: Reading;
  isShared: boolean;
  isChanging: boolean;
  onAccept: () => void;
  onLeave: () => void;
  onChanging: (isChanging: boolean) => void;
};

/** The hint keeps the room of what is said of a list that was shared. */
export const Summary = ({ totals, reading, isShared, isChanging, onAccept, onLeave, onChanging }: Props) => {
  const change = useRef<HTMLButtonElement>(null);
  const wasShared = useRef(isShared);
  // The buttons of a shared list go when one is pressed; this one takes their place.
  useEffect(() => {
    if (wasShared.current && !isShared) change.current?.focus();
    wasShared.current = isShared;
  }, [isShared]);

  return (
    <div>
      <Progress done={totals.packed} total={totals.things} says={doneText(totals)} left={leftText(totals, reading)} />
      <div className={styles.hint} data-print="none" data-needs="script">
        <span>{isShared ? words.shared : words.hint}</span>
        <Actions>
          {isShared ? (
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
