import { clothing } from "../../../site/words/clothing.ts";
import type { ClothingRow } from "../../../site/compile/view.ts";
import { longestWeather } from "./answer.ts";
import styles from "./clothing.module.css";

/** A text with room for each of those that may replace it, so that nothing below moves. */
const SteadyText = ({ text, others }: { text: string; others: string[] }) => (
  <span className={styles.room}>
    <span>{text}</span>
    {[...new Set(others)].map((other) => (
      <span key={other} data-other={other} aria-hidden="true" />
    ))}
  </span>
);

type Props = { rows: ClothingRow[]; worn: ClothingRow | undefined; text: string };

/** The weather in a sentence, and what to wear in it. */
export const Outfit = ({ rows, worn, text }: Props) => (
  <div className={styles.answer}>
    <p>
      <SteadyText text={text} others={[longestWeather]} />
    </p>
    {worn && (
      <dl>
        {(["layer", "layerNight"] as const).map((layer) => (
          <div key={layer}>
            <dt>{layer === "layer" ? clothing.day : clothing.night}</dt>
            <dd>
              <SteadyText text={worn[layer]} others={rows.map((row) => row[layer])} />
            </dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
