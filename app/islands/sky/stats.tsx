import { sky as words } from "../../../site/words/sky.ts";
import { type SkyState, litText, moonNote, moonText } from "./format.ts";
import figures from "../../parts/figures/figures.module.css";
import styles from "./sky.module.css";

const moves = ["sunrise", "sunset", "moonrise", "moonset"] as const;

/** The illuminated part of the moon's unit disc, between its edge and the terminator. */
export const litPath = (phase: number, isSouth: boolean): string => {
  const isWaxing = phase < 0.5;
  const isRight = isWaxing !== isSouth;
  const width = Math.abs(Math.cos(2 * Math.PI * phase)).toFixed(3);
  const isCrescent = phase < 0.25 || phase > 0.75;
  const edge = isRight ? 1 : 0;
  const line = isCrescent === isRight ? 0 : 1;
  return `M0-1A1 1 0 0 ${edge} 0 1A${width} 1 0 0 ${line} 0-1Z`;
};

/** Sunrise, sunset, moonrise, moonset and the moon's phase as seen from the place. */
export const Stats = ({ state: { choice, shown } }: { state: SkyState }) => {
  const { times, moon } = shown;
  const note = moonNote(shown);
  return (
    <dl className={`${figures.figures} ${styles.times}`}>
      {moves.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{times[name] ?? words.none}</dd>
        </div>
      ))}
      <div data-moon>
        <dt>{words.moon}</dt>
        <dd>
          {moonText(moon)} <small>{litText(moon)}</small>
        </dd>
        {note && <dd>{note}</dd>}
        <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
          <circle r="1" />
          <path d={litPath(moon.phase, choice.spot.latitude < 0)} />
        </svg>
      </div>
    </dl>
  );
};
