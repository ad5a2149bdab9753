import { useEffect, useState } from "react";
import type { SkyView } from "../../../site/compile/view.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Band } from "./band.tsx";
import { type Choice, today } from "./choice.ts";
import { Fields } from "./fields.tsx";
import { litPath } from "./moon.ts";
import { captionText, litText, moonNote, moonText, newsText, sunNote } from "./say.ts";
import styles from "./sky.module.css";
import { useHere } from "./use-here.ts";
import { useSky } from "./use-sky.ts";
import { sky as words } from "../../../site/words/sky.ts";

const moves = ["sunrise", "sunset", "moonrise", "moonset"] as const;

export const Sky = ({ id, date, places, shown: first, text }: SkyView) => {
  const { choice, sight, hasFailed, choose, move, clear } = useSky({ id, date, places, shown: first });
  const { times, moon } = sight.shown;
  const note = moonNote(sight.shown);
  const [isAsked, setAsked] = useState(false);
  const [news, setNews] = useState("");
  const ask = (next: Choice) => {
    setAsked(true);
    choose(next);
  };
  const here = useHere((spot) => {
    setAsked(true);
    move(spot);
  });
  const told = { idle: "", asking: words.asking, refused: words.refused }[here.state] || (hasFailed && words.failed);

  // Said once the visitor has stopped changing it.
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setNews(newsText(sight)), 600);
    return () => clearTimeout(timer);
  }, [isAsked, sight]);

  return (
    <div className={styles.sky}>
      <div className={styles.controls} data-print="none">
        <Fields places={places} choice={choice} onChange={ask} />
        <Actions>
          <button type="button" onClick={() => ask({ ...choice, date: today(new Date()) })}>
            {words.today}
          </button>
          <button type="button" onClick={here.ask}>
            {words.here}
          </button>
          <button type="button" onClick={clear}>
            {words.clear}
          </button>
          <output>{told || <Unseen>{news}</Unseen>}</output>
          <small>{words.kept}</small>
        </Actions>
      </div>
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
            <path d={litPath(moon.phase, sight.choice.spot.latitude < 0)} />
          </svg>
        </div>
      </dl>
      <p>{sunNote(sight.shown)}</p>
      <Band shown={sight.shown} caption={captionText(sight)} />
      <Prose text={text} />
    </div>
  );
};
