import { useEffect, useId, useRef } from "react";
import { models as words } from "../../../site/words/models.ts";
import { withBase } from "../../lib/base.ts";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Controls } from "./controls.tsx";
import styles from "./models.module.css";
import { type State, useStage } from "./use-stage.ts";

type Props = { title: string; src: string; turn: number; onState: (state: State) => void; onClose: () => void };

export const Viewer = ({ title, src, turn, onState, onClose }: Props) => {
  const help = useId();
  const focused = useRef<HTMLDivElement>(null);
  const { canvas, tries, state, step, retry } = useStage(withBase(src), turn);

  const tryAgain = () => {
    // The button that was pressed goes.
    focused.current?.focus({ preventScroll: true });
    retry();
  };

  useEffect(() => focused.current?.focus({ preventScroll: true }), []);
  useEffect(() => onState(state), [onState, state]);

  return (
    <>
      <div className={styles.stage} data-print="none">
        <div ref={focused} tabIndex={0} role="application" aria-label={words.canvas({ title })} aria-describedby={help}>
          <canvas key={tries} ref={canvas} />
        </div>
        <output className={styles.says}>
          {state === "loading" && words.loading({ title })}
          {state === "ready" && <Unseen>{words.ready({ title })}</Unseen>}
          {state === "failed" && words.failed}
        </output>
        {state === "failed" && (
          <button type="button" className={styles.tab} onClick={tryAgain}>
            {words.retry}
          </button>
        )}
      </div>
      <Controls onStep={step} onClose={onClose} />
      <p id={help} className={styles.keys} data-print="none">
        {words.keys}
      </p>
    </>
  );
};
