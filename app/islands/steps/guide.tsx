import { useState } from "react";
import type { GuideView, StepView } from "../../../site/compile/view.ts";
import { StepList } from "../../ui/step-list/step-list.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Tick } from "../../parts/marking/tick.tsx";
import styles from "./guide.module.css";
import { progressOf } from "./progress.ts";
import { doneText, durationText, timeText } from "./say.ts";
import { Summary } from "./summary.tsx";
import { useMarks } from "./use-marks.ts";
import { guide as words } from "../../../site/words/blocks.ts";

const noTools: string[] = [];

type Props = { items: StepView[]; guide: GuideView };

/** Marks are kept on the device alone. */
export const Guide = ({ items, guide: { page, id, count, tools = noTools } }: Props) => {
  const { marks, toggle, clear } = useMarks(page);
  const [news, setNews] = useState("");
  const total = items.length;
  const progress = progressOf(items, marks);
  const nameOf = (tool: string) => `${id}/${tool}`;
  const names = [...items.map((step) => step.id), ...tools.map(nameOf)];

  const mark = (step: StepView) => {
    const now = progressOf(items, toggle(step.id));
    setNews([doneText(now, total), timeText(now)].filter(Boolean).join(". "));
  };

  return (
    <div className={styles.guide}>
      {tools.length > 0 && (
        <fieldset className={styles.tools}>
          <legend>{words.tools}</legend>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>
                <Tick isOn={marks.includes(nameOf(tool))} onToggle={() => toggle(nameOf(tool))}>
                  {tool}
                </Tick>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Summary
        progress={progress}
        total={total}
        count={count}
        news={news}
        isMarked={names.some((name) => marks.includes(name))}
        onClear={() => {
          clear(names);
          setNews(words.cleared);
        }}
      />
      <StepList
        items={items}
        feet={items.map((step) => (
          <div key={step.id} className={styles.foot}>
            <Tick isOn={marks.includes(step.id)} onToggle={() => mark(step)}>
              {words.mark}
              <Unseen>{`: ${step.title}`}</Unseen>
            </Tick>
            {step.minutes !== undefined && <small>{durationText(step.minutes)}</small>}
          </div>
        ))}
      />
    </div>
  );
};
