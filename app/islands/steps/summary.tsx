import { guide as words } from "../../../site/words/blocks.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import type { Message } from "../../parts/actions/use-message.ts";
import { Progress } from "../../parts/checklist/progress.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { doneText, timeText } from "./format.ts";
import styles from "./guide.module.css";
import type { Progress as Made } from "./progress.ts";

type Props = { progress: Made; count: string; message: Message; isMarked: boolean; onClear: () => void };

export const Summary = ({ progress, count, message, isMarked, onClear }: Props) => {
  const { done, total, next } = progress;
  return (
    <div className={styles.summary}>
      <Progress done={done} total={total} says={done > 0 ? doneText(progress) : count} left={timeText(progress)} />
      <div data-print="none" data-needs="script">
        <span data-off={isMarked || undefined}>{words.hint}</span>
        {next && (
          <SmartLink url={`#${next.id}`}>
            <span>{words.resume({ title: next.title })}</span>
          </SmartLink>
        )}
        <Actions message={message}>
          {isMarked && (
            <button type="button" onClick={onClear}>
              {words.clear}
            </button>
          )}
        </Actions>
      </div>
    </div>
  );
};
