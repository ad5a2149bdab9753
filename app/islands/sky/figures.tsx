import { sky as words } from "../../../site/words/sky.ts";
import { type Sight, litText, moonNote, moonText } from "./format.ts";
import { litPath } from "./moon.ts";
import styles from "./sky.module.css";

const moves = ["sunrise", "sunset", "moonrise", "moonset"] as const;

/** When the sun and the moon rise and set, and the moon as it is seen from there. */
export const Figures = ({ sight: { choice, shown } }: { sight: Sight }) => {
  const { times, moon } = shown;
  const note = moonNote(shown);
  return (
    <dl className={styles.figures}>
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
