import { useEffect, useId, useRef, useState } from "react";
import { withBase } from "../../lib/base.ts";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Controls } from "./controls.tsx";
import styles from "./models.module.css";
import type { Look } from "./stage/looks.ts";
import { type State, useStage } from "./use-stage.ts";
import { models as words } from "../../../site/words/models.ts";

type Props = { title: string; src: string; turn: number; onState: (state: State) => void; onClose: () => void };

export const Viewer = ({ title, src, turn, onState, onClose }: Props) => {
  const keys = useId();
  const hold = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<Look>("shaded");
  const { canvas, tries, state, step, retry } = useStage(withBase(src), turn, look);

  const tryAgain = () => {
    // The button that was pressed goes.
    hold.current?.focus({ preventScroll: true });
    retry();
  };

  useEffect(() => hold.current?.focus({ preventScroll: true }), []);
  useEffect(() => onState(state), [onState, state]);

  return (
    <>
      <div className={styles.stage} data-look={look} data-print="none">
        <div ref={hold} tabIndex={0} role="application" aria-label={words.canvas({ title })} aria-describedby={keys}>
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
      <Controls look={look} onLook={setLook} onStep={step} onClose={onClose} />
      <p id={keys} className={styles.keys} data-print="none">
        {words.keys}
      </p>
    </>
  );
};
