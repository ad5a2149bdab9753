import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type IconNode, Minus, Plus } from "lucide";
import { models as words } from "../../../site/words/models.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./models.module.css";
import type { Step } from "./steps.ts";

const icons: [Exclude<Step, "reset">, IconNode][] = [
  ["left", ArrowLeft],
  ["right", ArrowRight],
  ["up", ArrowUp],
  ["down", ArrowDown],
  ["zoomOut", Minus],
  ["zoomIn", Plus],
];

type Props = { onStep: (step: Step) => void; onClose: () => void };

export const Controls = ({ onStep, onClose }: Props) => (
  <div className={styles.controls}>
    <Actions>
      {icons.map(([step, icon]) => (
        <button key={step} type="button" aria-label={words[step]} onClick={() => onStep(step)}>
          <Icon icon={icon} />
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
