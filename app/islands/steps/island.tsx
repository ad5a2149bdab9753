import type { GuideView, StepView } from "../../../site/compile/view.ts";
import { guide as words } from "../../../site/words/blocks.ts";
import { useMessage } from "../../parts/actions/use-message.ts";
import { Checkbox } from "../../parts/checklist/checkbox.tsx";
import { StepList } from "../../ui/step-list/step-list.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { doneText, durationText, timeText } from "./format.ts";
import styles from "./guide.module.css";
import { useMarks } from "./marks.ts";
import { progressOf } from "./progress.ts";
import { Summary } from "./summary.tsx";

const noTools: string[] = [];

type Props = { items: StepView[]; guide: GuideView };

/** Marks are stored on the device alone. */
export const Component = ({ items, guide: { page, id, count, tools = noTools } }: Props) => {
  const { marks, toggle, clear } = useMarks(page);
  const { message, announce } = useMessage();
  const nameOf = (tool: string) => `${id}/${tool}`;
  const names = [...items.map((step) => step.id), ...tools.map(nameOf)];

  const mark = (step: StepView) => {
    const progress = progressOf(items, toggle(step.id));
    announce([doneText(progress), timeText(progress)].filter(Boolean).join(". "));
  };

  return (
    <div className={styles.guide}>
      {tools.length > 0 && (
        <fieldset className={styles.tools}>
          <legend>{words.tools}</legend>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>
                <Checkbox isOn={marks.includes(nameOf(tool))} onToggle={() => toggle(nameOf(tool))}>
                  {tool}
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Summary
        progress={progressOf(items, marks)}
        count={count}
        message={message}
        isMarked={names.some((name) => marks.includes(name))}
        onClear={() => {
          clear(names);
          announce(words.cleared);
        }}
      />
      <StepList
        items={items}
        feet={items.map((step) => (
          <div key={step.id} className={styles.foot}>
            <Checkbox isOn={marks.includes(step.id)} onToggle={() => mark(step)}>
              {words.mark}
              <VisuallyHidden>{`: ${step.title}`}</VisuallyHidden>
            </Checkbox>
            {step.minutes !== undefined && <small>{durationText(step.minutes)}</small>}
          </div>
        ))}
      />
    </div>
  );
};
