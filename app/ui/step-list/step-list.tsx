import type { ReactNode } from "react";
import type { StepView } from "../../../site/compile/view.ts";
import { Note } from "../lists/note.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./step-list.module.css";

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
          {step.caution && <Note tone="caution" text={step.caution} />}
          {feet?.[index]}
        </div>
      </li>
    ))}
  </ol>
);
