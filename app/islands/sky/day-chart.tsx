import type { SkyDay } from "../../../site/sky/shown.ts";
import { percent } from "../../lib/percent.ts";
import { Table } from "../../ui/tables/table.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { lights, spansOf } from "./format.ts";
import styles from "./sky.module.css";
import { sky as words } from "../../../site/words/sky.ts";

/** A bar of the day from midnight to midnight, and a table of the times below it. */
export const DayChart = ({ shown, caption }: { shown: SkyDay; caption: string }) => (
  <>
    <figure>
      <figcaption>
        <VisuallyHidden>{words.chart}</VisuallyHidden>
      </figcaption>
      <svg className={styles.chart} aria-hidden="true">
        {shown.lights.map(({ light, to }, index) => {
          const from = shown.lights[index - 1]?.to ?? 0;
          return <rect key={to} data-light={light} x={percent(from)} width={percent(to - from)} />;
        })}
        <line x2="100%" />
        {shown.hours.map(({ text, at }) => (
          <text key={at} x={percent(at)} y="100%" dy="-0.3em" textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
    </figure>
    <Table
      className={styles.lights}
      caption={caption}
      columns={[words.light, words.morning, words.evening]}
      rows={lights.map((light) => [words[light], ...spansOf(light, shown)])}
      rowAttributes={(row) => ({ "data-light": lights[row] })}
      data-figures
    />
  </>
);
