import { TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import type { StepView } from "../../../site/compile/view.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./step-list.module.css";
import { note as words } from "../../../site/words/blocks.ts";

type Props = {
  items: StepView[];
  feet?: ReactNode[];
};

export const StepList = ({ items, feet }: Props) => (
  <ol className={styles.steps}>
    {items.map((step, index) => (
      <li key={step.id} id={step.id} tabIndex={-1} data-shown={step.shown ? true : undefined}>
        {step.shown && <Picture picture={step.shown.picture} alt={step.shown.alt} />}
        <div>
          <h3>{step.title}</h3>
          <Prose text={step.text} />
          {step.caution && (
            <div className={styles.caution}>
              <b>
                <Icon icon={TriangleAlert} />
                {words.caution}
              </b>
              <Prose text={step.caution} />
            </div>
          )}
          {feet?.[index]}
        </div>
      </li>
    ))}
  </ol>
);
