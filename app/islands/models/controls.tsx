import { Actions } from "../../parts/actions/actions.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Segments } from "../../parts/segments/segments.tsx";
import type { Step } from "./orbit.ts";
import styles from "./models.module.css";
import type { Look } from "./stage/looks.ts";
import { models as words } from "../../../site/words/models.ts";

const looks: Record<Look, string> = { shaded: words.shaded, wireframe: words.wireframe, matcap: words.matcap };

const names = Object.keys(looks) as Look[];

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

type Props = { look: Look; onLook: (look: Look) => void; onStep: (step: Step) => void; onClose: () => void };

/** Who has no hand free can do all that a hand can do with the model. */
export const Controls = ({ look, onLook, onStep, onClose }: Props) => (
  <div className={styles.controls} data-print="none">
    <Segments
      label={<Unseen>{words.look}</Unseen>}
      options={names.map((name) => looks[name])}
      chosen={names.indexOf(look)}
      onChoose={(index) => onLook(names[index] as Look)}
    />
    <Actions>
      {signs.map(({ step, label, path, turn }) => (
        <button key={step} type="button" aria-label={label} onClick={() => onStep(step)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} transform={turn === undefined ? undefined : `rotate(${turn} 12 12)`} />
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
