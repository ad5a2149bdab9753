import { useState } from "react";
import { slash } from "virtual:words/search";
import styles from "./palette.module.css";
import { isSlashOn, setSlash } from "./slash.ts";

/** Who speaks to the device, or whose hand slips, can do without a shortcut of a single key. */
export const SlashChoice = () => {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setSlash(checked);
          setOn(checked);
        }}
      />
      {slash}
    </label>
  );
};
