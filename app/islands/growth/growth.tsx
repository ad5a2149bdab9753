import { useMemo } from "react";
import type { GrowthBounds } from "../../../site/compile/view.ts";
import type { Rich } from "../../../site/compile/rich.ts";
import { copying } from "../../../site/words/common.ts";
import { growth as words } from "../../../site/words/growth.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { addressWith } from "../../parts/address/address.ts";
import { Prose } from "../../ui/prose/prose.tsx";
import { type Case, names, toAddress } from "./case.ts";
import { Chart } from "./chart.tsx";
import { Field } from "./field.tsx";
import { caseText, money, resultText } from "./format.ts";
import { finalFigures, grow } from "./grow.ts";
import { GrowthTable } from "./growth-table.tsx";
import styles from "./growth.module.css";
import { field, useGrowth } from "./use-growth.ts";

type Props = { section: string; id: string; bounds: GrowthBounds; text: Rich };

const parts = ["paid", "growth", "lost", "balance"] as const;

export const Growth = ({ section, id, bounds, text }: Props) => {
  const { shown, start, change } = useGrowth(id, bounds);
  const { message, announce, share } = useMessage();
  const moments = useMemo(() => grow(shown), [shown]);
  const figures = finalFigures(moments);
  const caption = caseText(shown);

  const changeTo = (next: Case) => {
    change(next);
    announce(resultText(finalFigures(grow(next))));
  };

  return (
    <div className={styles.growth}>
      <div className={styles.controls} data-print="none" data-needs="script">
        {names.map((name) => (
          <Field
            key={name}
            label={words[name]}
            value={shown[name]}
            range={bounds[name]}
            onValue={(value) => changeTo({ ...shown, [name]: value })}
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
      <Actions message={message}>
        <button type="button" onClick={() => share(caption, addressWith(field, toAddress(shown), section))}>
          {copying.link}
        </button>
        <button type="button" onClick={() => changeTo(start)}>
          {words.clear}
        </button>
      </Actions>
      <GrowthTable moments={moments} caption={caption} />
      <Prose text={text} />
    </div>
  );
};
