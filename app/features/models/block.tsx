import { useState } from "react";
import type { BlockView } from "../../../site/compile/view.ts";
import { Model } from "./model.tsx";
import styles from "./models.module.css";

/** Things to be turned, one at a time: a browser has room for few such stages. */
export const Block = ({ items }: Extract<BlockView, { kind: "models" }>) => {
  const [opened, setOpened] = useState<string>();
  return (
    <ul className={styles.models}>
      {items.map((model) => (
        <Model
          key={model.file.href}
          model={model}
          isOpen={opened === model.file.href}
          onOpen={(isOpen) => setOpened(isOpen ? model.file.href : undefined)}
        />
      ))}
    </ul>
  );
};
