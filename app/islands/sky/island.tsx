import type { SkyView } from "../../../site/compile/view.ts";
import { sky as words } from "../../../site/words/sky.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { DayChart } from "./day-chart.tsx";
import { today } from "./choice.ts";
import { Fields } from "./fields.tsx";
import { Stats } from "./stats.tsx";
import { captionText, sunNote } from "./format.ts";
import styles from "./sky.module.css";
import { useSky } from "./use-sky.ts";

export const Component = (view: SkyView) => {
  const { choice, state, message, choose, locate, reset } = useSky(view);
  return (
    <div className={styles.sky}>
      <div className={styles.controls} data-print="none" data-needs="script">
        <Fields places={view.places} choice={choice} onChange={choose} />
        <Actions message={message}>
          <Action onClick={() => choose({ ...choice, date: today(new Date()) })}>{words.today}</Action>
          <Action onClick={locate}>{words.here}</Action>
          <Action onClick={reset}>{words.reset}</Action>
          <small>{words.saved}</small>
        </Actions>
      </div>
      <Stats state={state} />
      <p>{sunNote(state.shown)}</p>
      <DayChart shown={state.shown} caption={captionText(state)} />
      <Prose text={view.text} />
    </div>
  );
};
