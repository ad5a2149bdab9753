import { TriangleAlert } from "lucide";
import * as words from "virtual:words/note";
import type { Rich } from "../../../site/compile/rich.ts";
import type { Shown } from "../../../site/compile/view.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./step-list.module.css";

type Step = { title: string; text: Rich; shown?: Shown; caution?: Rich };

export const StepList = ({ items }: { items: Step[] }) => (
  <ol className={styles.steps}>
    {items.map(({ title, text, shown, caution }) => (
      <li key={title} data-shown={shown ? true : undefined}>
        {shown && <Picture picture={shown.picture} alt={shown.alt} />}
        <div>
          <h3>{title}</h3>
          <Prose text={text} />
          {caution && (
            <div className={styles.caution}>
              <b>
                <Icon icon={TriangleAlert} />
                {words.caution}
              </b>
              <Prose text={caution} />
            </div>
          )}
        </div>
      </li>
    ))}
  </ol>
);
