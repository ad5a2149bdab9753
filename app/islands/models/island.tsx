import { useState } from "react";
import type { BlockView } from "../../../site/compile/view.ts";
import { Model } from "./model.tsx";
import styles from "./models.module.css";

/** Browsers limit the number of WebGL contexts, so one model is open at a time. */
export const Component = ({ items }: Extract<BlockView, { kind: "models" }>) => {
  const [opened, setOpened] = useState<number>();
  return (
    <ul className={styles.models}>
      {items.map((model, index) => (
        <Model
          key={index}
          model={model}
          isOpen={opened === index}
          onOpen={(isOpen) => setOpened(isOpen ? index : undefined)}
        />
      ))}
    </ul>
  );
};
