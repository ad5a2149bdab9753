import { percent } from "../../lib/percent.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { draw } from "./drawing.ts";
import type { Moment } from "./grow.ts";
import styles from "./chart.module.css";
import { shortMoney } from "./format.ts";
import { growth as words } from "../../../site/words/growth.ts";

/** The rest of the chart's height is for the year labels. */
const ground = 0.9;

/** Omits year labels that would overlap those at the ends; phones need more space. */
const plot = { from: 0.08, to: 0.96 };
const isNear = (at: number) => at < 0.2 || at > 0.9;

export const Chart = ({ moments }: { moments: Moment[] }) => {
  const { areas, lines, years } = draw(moments);
  const last = years.at(-1)?.year ?? 0;
  return (
    <figure>
      <figcaption>
        <VisuallyHidden>{words.chart({ span: words.span(last) })}</VisuallyHidden>
      </figcaption>
      <svg className={styles.chart} aria-hidden="true">
        {lines.map(({ amount, at }) => (
          <line key={amount} x2="100%" y1={percent(at * ground)} y2={percent(at * ground)} />
        ))}
        <svg width="100%" height={percent(ground)} viewBox="0 0 1000 1000" preserveAspectRatio="none">
          <path data-part="lost" d={areas.lost} />
          <path data-part="growth" d={areas.growth} />
          <path data-part="paid" d={areas.paid} />
        </svg>
        {lines.map(({ amount, at }) => (
          <text key={amount} y={percent(at * ground)} dy="-0.4em">
            {shortMoney(amount)}
          </text>
        ))}
        <line data-part="ground" x2="100%" y1={percent(ground)} y2={percent(ground)} />
        <text y="100%" dy="-0.3em">
          {words.years}
        </text>
        {years
          .filter(({ at }) => at > plot.from && at < plot.to)
          .map(({ year, at }) => (
            <text
              key={year}
              data-near={isNear(at) || undefined}
              x={percent(at)}
              y="100%"
              dy="-0.3em"
              textAnchor="middle"
            >
              {year}
            </text>
          ))}
        <text x="100%" y="100%" dy="-0.3em" textAnchor="end">
          {last}
        </text>
      </svg>
    </figure>
  );
};
