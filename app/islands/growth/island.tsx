import { useMemo } from "react";
import type { BlockView } from "../../../site/compile/view.ts";
import { copying } from "../../../site/words/common.ts";
import { growth as words } from "../../../site/words/growth.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { urlWithParam, useQueryParam } from "../../parts/query-param/query-param.ts";
import { keyOnPage, useDeviceStore } from "../../parts/device-store/device-store.ts";
import figuresStyles from "../../parts/figures/figures.module.css";
import { Prose } from "../../ui/prose/prose.tsx";
import { Table } from "../../ui/tables/table.tsx";
import { type Scenario, fromQuery, names, readScenario, startOf, toQuery } from "./scenario.ts";
import { Chart } from "./chart.tsx";
import { Field } from "./field.tsx";
import { scenarioText, money, resultText, timeText } from "./format.ts";
import { type Moment, statsOf, finalStats, grow, monthsWithRow } from "./grow.ts";
import styles from "./growth.module.css";

const param = "growth";

const parts = ["paid", "growth", "lost", "balance"] as const;

const rowOf = (month: number, moments: Moment[]) => {
  const figures = statsOf(moments[month] as Moment);
  return [timeText(month), ...parts.map((part) => money(figures[part]))];
};

/** Shows the URL's scenario until the visitor changes it, or else the saved one. */
export const Component = ({ section, id, bounds, text }: Extract<BlockView, { kind: "growth" }>) => {
  const { value, replace } = useQueryParam(param);
  const none = startOf(bounds);
  const parse = (stored: unknown) => readScenario(stored, bounds);
  const [stored, store] = useDeviceStore<Scenario>({ key: keyOnPage("growth", id), none, parse });
  const shown = fromQuery(value ?? "", bounds) ?? stored;
  const { message, announce, share } = useMessage();
  const moments = useMemo(() => grow(shown), [shown]);
  const figures = finalStats(moments);
  const caption = scenarioText(shown);

  const changeTo = (next: Scenario) => {
    store.change(() => next);
    replace();
    announce(resultText(finalStats(grow(next))));
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
            onValue={(number) => changeTo({ ...shown, [name]: number })}
          />
        ))}
      </div>
      <dl className={`${figuresStyles.figures} ${styles.parts}`}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{words[part]}</dt>
            <dd>{money(figures[part])}</dd>
          </div>
        ))}
      </dl>
      <Chart moments={moments} />
      <Actions message={message}>
        <Action onClick={() => share(caption, urlWithParam(param, toQuery(shown), section))}>{copying.link}</Action>
        <Action onClick={() => changeTo(none)}>{words.reset}</Action>
      </Actions>
      <Table
        caption={caption}
        columns={[words.after, words.paid, words.growth, words.lost, words.total]}
        rows={monthsWithRow(shown.years).map((month) => rowOf(month, moments))}
        data-cards
        data-figures="end"
      />
      <Prose text={text} />
    </div>
  );
};
