import { type ReactNode, useState } from "react";
import type { CommandView } from "../../../site/compile/view.ts";
import { CodeList } from "../../ui/code-list/code-list.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { keep, useKept } from "../../parts/kept/kept.ts";
import { Segments } from "../../parts/segments/segments.tsx";
import styles from "./systems.module.css";
import { code as words } from "../../../site/words/blocks.ts";

type Props = { items: CommandView[]; systems: string[] };

const none = "";

const store = keep<string>({
  key: "system 1",
  none,
  parse: (stored) => (typeof stored === "string" && stored.length < 100 ? stored : undefined),
});

/** The first code is seen where there is none for the chosen system. */
const stacked = (system: string | undefined, { variants }: CommandView, codes: ReactNode[]) => {
  const found = variants.findIndex(({ systems = [] }) => system !== undefined && systems.includes(system));
  return (
    <div className={styles.variants}>
      {variants.map(({ systems = [] }, index) => (
        <div key={systems.join()} data-chosen={index === Math.max(0, found) || undefined}>
          <p>{systems.join(", ")}</p>
          {codes[index]}
        </div>
      ))}
    </div>
  );
};

export const Systems = ({ items, systems }: Props) => {
  const kept = useKept(store, none);
  const [news, setNews] = useState("");
  const chosen = Math.max(0, systems.indexOf(kept));
  const choose = (index: number) => {
    // The first is seen by everybody who has chosen nothing.
    if (index === 0) store.clear();
    else store.change(() => systems[index] ?? none);
    setNews(words.chosen({ system: systems[index] ?? none }));
  };

  return (
    <>
      <div className={styles.choice} data-print="none">
        <Segments label={words.systems} options={systems} chosen={chosen} onChoose={choose} />
        <output>
          <Unseen>{news}</Unseen>
        </output>
      </div>
      <CodeList items={items} together={(item, codes) => stacked(systems[chosen], item, codes)} />
    </>
  );
};
