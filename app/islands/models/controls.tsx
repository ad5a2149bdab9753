import { models as words } from "../../../site/words/models.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import styles from "./models.module.css";
import type { Step } from "./steps.ts";

const arrow = "M12 5v14M6 11l6-6 6 6";

type Sign = { step: Step; label: string; path: string; turn?: number };

const signs: Sign[] = [
  { step: "left", label: words.left, path: arrow, turn: 270 },
  { step: "right", label: words.right, path: arrow, turn: 90 },
  { step: "up", label: words.up, path: arrow },
  { step: "down", label: words.down, path: arrow, turn: 180 },
  { step: "zoomOut", label: words.zoomOut, path: "M5 12h14" },
  { step: "zoomIn", label: words.zoomIn, path: "M5 12h14M12 5v14" },
];

type Props = { onStep: (step: Step) => void; onClose: () => void };

export const Controls = ({ onStep, onClose }: Props) => (
  <div className={styles.controls}>
    <Actions>
      {signs.map(({ step, label, path, turn = 0 }) => (
        <button key={step} type="button" aria-label={label} onClick={() => onStep(step)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} transform={`rotate(${turn} 12 12)`} />
          </svg>
        </button>
      ))}
      <button type="button" onClick={() => onStep("reset")}>
        {words.reset}
      </button>
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
    </Actions>
  </div>
);
