import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type IconNode, Minus, Plus } from "lucide";
import { useEffect, useId, useRef } from "react";
import type { ModelView } from "../../../site/compile/view.ts";
import { models as words } from "../../../site/words/models.ts";
import { withBase } from "../../lib/base.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./models.module.css";
import type { Step } from "./stage/orbit.ts";
import { useStage } from "./use-stage.ts";

const icons: [Exclude<Step, "reset">, IconNode][] = [
  ["left", ArrowLeft],
  ["right", ArrowRight],
  ["up", ArrowUp],
  ["down", ArrowDown],
  ["zoomOut", Minus],
  ["zoomIn", Plus],
];

type Props = { model: ModelView; onRetry: () => void; onClose: () => void };

export const Viewer = ({ model: { title, file, turn }, onRetry, onClose }: Props) => {
  const help = useId();
  const focused = useRef<HTMLDivElement>(null);
  const { canvas, state, step } = useStage(withBase(file.href), turn);

  // The clicked button disappears.
  useEffect(() => focused.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <div className={styles.stage} data-state={state} data-print="none">
        <div ref={focused} tabIndex={0} role="application" aria-label={words.canvas({ title })} aria-describedby={help}>
          <canvas ref={canvas} />
        </div>
        <output className={styles.message}>
          {state === "loading" && words.loading({ title })}
          {state === "ready" && <VisuallyHidden>{words.ready({ title })}</VisuallyHidden>}
          {state === "failed" && words.failed}
        </output>
        {state === "failed" && (
          <button type="button" className={styles.tab} onClick={onRetry}>
            {words.retry}
          </button>
        )}
      </div>
      <div className={styles.controls}>
        <Actions>
          {icons.map(([name, icon]) => (
            <button key={name} type="button" aria-label={words[name]} onClick={() => step(name)}>
              <Icon icon={icon} />
            </button>
          ))}
          <Action onClick={() => step("reset")}>{words.reset}</Action>
          <Action onClick={onClose}>{words.close}</Action>
        </Actions>
      </div>
      <p id={help} className={styles.keys} data-print="none">
        {words.keys}
      </p>
    </>
  );
};
