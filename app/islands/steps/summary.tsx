import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Actions } from "../../parts/actions/actions.tsx";
import { Progress } from "../../parts/marking/progress.tsx";
import styles from "./guide.module.css";
import type { Progress as Made } from "./progress.ts";
import { doneText, timeText } from "./say.ts";
import { guide as words } from "../../../site/words/blocks.ts";

type Props = {
  progress: Made<{ id: string; title: string }>;
  total: number;
  count: string;
  news: string;
  isMarked: boolean;
  onClear: () => void;
};

export const Summary = ({ progress, total, count, news, isMarked, onClear }: Props) => {
  const { done, next } = progress;
  return (
    <div className={styles.summary}>
      <Progress
        done={done}
        total={total}
        says={done > 0 ? doneText(progress, total) : count}
        left={timeText(progress)}
      />
      <div>
        <span data-off={isMarked ? true : undefined}>{words.hint}</span>
        {next && (
          <SmartLink url={`#${next.id}`}>
            <span>{words.resume({ title: next.title })}</span>
          </SmartLink>
        )}
        {isMarked && (
          <Actions>
            <button type="button" onClick={onClear}>
              {words.clear}
            </button>
          </Actions>
        )}
        <output>
          <Unseen>{news}</Unseen>
        </output>
      </div>
    </div>
  );
};
