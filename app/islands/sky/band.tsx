import type { Shown } from "../../../site/sky/shown.ts";
import tables from "../../ui/tables/tables.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { lights, spansOf } from "./format.ts";
import styles from "./sky.module.css";
import { sky as words } from "../../../site/words/sky.ts";

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The day from midnight to midnight, and under it when each light is there. */
export const Band = ({ shown, caption }: { shown: Shown; caption: string }) => (
  <>
    <figure>
      <figcaption>
        <VisuallyHidden>{words.chart}</VisuallyHidden>
      </figcaption>
      <svg className={styles.band} aria-hidden="true">
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
    <table className={`${tables.table} ${styles.lights}`} data-figures>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.light}</th>
          <th scope="col">{words.morning}</th>
          <th scope="col">{words.evening}</th>
        </tr>
      </thead>
      <tbody>
        {lights.map((light) => (
          <tr key={light}>
            <th scope="row" data-light={light}>
              {words[light]}
            </th>
            {spansOf(light, shown).map((span, index) => (
              <td key={index}>{span}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
