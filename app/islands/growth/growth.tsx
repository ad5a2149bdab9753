import { useMemo } from "react";
import type { GrowthBounds } from "../../../site/compile/view.ts";
import type { Rich } from "../../../site/compile/rich.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { useShare } from "../../parts/share/use-share.ts";
import { names, toSearch } from "./case.ts";
import { Chart } from "./chart.tsx";
import { Field } from "./field.tsx";
import { type Moment, figuresOf, grow } from "./grow.ts";
import { GrowthTable } from "./growth-table.tsx";
import styles from "./growth.module.css";
import { caseText, money, newsText } from "./say.ts";
import { useGrowth, useNews } from "./use-growth.ts";
import { growth as words } from "../../../site/words/growth.ts";

type Props = { section: string; id: string; bounds: GrowthBounds; text: Rich };

const parts = ["paid", "growth", "lost", "balance"] as const;

export const Growth = ({ section, id, bounds, text }: Props) => {
  const { shown, change, clear } = useGrowth(id, bounds);
  const moments = useMemo(() => grow(shown), [shown]);
  const figures = figuresOf(moments.at(-1) as Moment);
  const { news, ask } = useNews(newsText(figures));
  const caption = caseText(shown);
  const { state, share } = useShare(caption, `${toSearch(shown)}#${section}`);
  const answer = { idle: "", copied: words.copied, failed: words.notCopied }[state];

  return (
    <div className={styles.growth}>
      <div className={styles.controls} data-print="none">
        {names.map((name) => (
          <Field
            key={name}
            label={words[name]}
            value={shown[name]}
            bounds={bounds[name]}
            onChange={(value) => {
              ask();
              change(name, value);
            }}
          />
        ))}
      </div>
      <dl className={styles.figures}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{words[part]}</dt>
            <dd>{money(figures[part])}</dd>
          </div>
        ))}
      </dl>
      <Chart moments={moments} />
      <Actions>
        <button type="button" onClick={share}>
          {words.share}
        </button>
        <button
          type="button"
          onClick={() => {
            ask();
            clear();
          }}
        >
          {words.clear}
        </button>
        <output>{answer || <Unseen>{news}</Unseen>}</output>
      </Actions>
      <GrowthTable moments={moments} caption={caption} />
      <Prose text={text} />
    </div>
  );
};
