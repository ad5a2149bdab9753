import type { GuideView, StepView } from "../../../site/compile/view.ts";
import { guide as words } from "../../../site/words/blocks.ts";
import { toggle } from "../../lib/toggle.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { Checkbox, Progress } from "../../parts/checklist/checklist.tsx";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { StepList } from "../../ui/step-list/step-list.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./guide.module.css";
import { type CheckedSteps, doneText, durationText, progressOf, readCheckedSteps, timeText } from "./progress.ts";

const none: string[] = [];

type Props = { items: StepView[]; guide: GuideView };

/** Checked steps are stored only on the device; the guides on a page share them. */
export const Component = ({ items, guide }: Props) => {
  const { page, id, count, tools = none } = guide;
  const [checked, store] = useDeviceStore<CheckedSteps>({ key: `guide-${page}-1`, none, parse: readCheckedSteps });
  const { message, announce } = useMessage();
  const nameOf = (tool: string) => `${id}/${tool}`;
  const names = [...items.map((step) => step.id), ...tools.map(nameOf)];
  const progress = progressOf(items, checked);
  const { done, total, next } = progress;
  const isStarted = names.some((name) => checked.includes(name));

  const toggleMark = (name: string) => store.change((before) => toggle(before, name));
  const toggleStep = (step: StepView) => {
    toggleMark(step.id);
    const changed = progressOf(items, store.get());
    announce([doneText(changed), timeText(changed)].filter(Boolean).join(". "));
  };
  const clear = () => {
    store.change((before) => before.filter((mark) => !names.includes(mark)));
    announce(words.cleared);
  };

  return (
    <div className={styles.guide}>
      {tools.length > 0 && (
        <fieldset className={styles.tools}>
          <legend>{words.tools}</legend>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>
                <Checkbox checked={checked.includes(nameOf(tool))} onToggle={() => toggleMark(nameOf(tool))}>
                  {tool}
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className={styles.summary}>
        <Progress done={done} total={total} text={done > 0 ? doneText(progress) : count} note={timeText(progress)} />
        <div data-print="none" data-needs="script">
          <span data-off={isStarted || undefined}>{words.hint}</span>
          {next && (
            <SmartLink url={`#${next.id}`}>
              <span>{words.resume({ title: next.title })}</span>
            </SmartLink>
          )}
          <Actions message={message}>{isStarted && <Action onClick={clear}>{words.reset}</Action>}</Actions>
        </div>
      </div>
      <StepList
        items={items}
        feet={items.map((step) => (
          <div key={step.id} className={styles.foot}>
            <Checkbox checked={checked.includes(step.id)} onToggle={() => toggleStep(step)}>
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
