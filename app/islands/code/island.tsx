import type { ReactNode } from "react";
import type { CommandView } from "../../../site/compile/view.ts";
import { code as words } from "../../../site/words/blocks.ts";
import { MessageOutput } from "../../parts/actions/message-output.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { Segments } from "../../parts/segments/segments.tsx";
import { CodeList } from "../../ui/code-list/code-list.tsx";
import styles from "./systems.module.css";

const parse = (stored: unknown) => (typeof stored === "string" ? stored : undefined);

/** Falls back to the first variant if there is none for the chosen system. */
const stacked = (system: string, { variants }: CommandView, codes: ReactNode[]) => {
  const found = variants.findIndex(({ systems = [] }) => systems.includes(system));
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

export const Component = ({ items, systems }: { items: CommandView[]; systems: string[] }) => {
  const [stored, store] = useDeviceStore({ key: "system 1", none: "", parse });
  const { message, announce } = useMessage();
  const [first = ""] = systems;
  const chosen = systems.includes(stored) ? stored : first;
  const choose = (system: string) => {
    // The first is the default, so it isn't stored.
    store.change(() => (system === first ? "" : system));
    announce(words.chosen({ system }));
  };

  return (
    <>
      <div className={styles.choice} data-print="none" data-needs="script">
        <Segments label={words.systems} options={systems} value={chosen} onValue={choose} />
        <MessageOutput {...message} />
      </div>
      <CodeList items={items} together={(item, codes) => stacked(chosen, item, codes)} />
    </>
  );
};
