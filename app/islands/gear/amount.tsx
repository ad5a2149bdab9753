import { useState } from "react";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./row.module.css";
import { mostPieces } from "./trip.ts";
import { pack as words } from "../../../site/words/gear.ts";

type Props = { title: string; amount: number; onChange: (amount: number) => void };

/** A number stands as it is typed; what is no number is gone afterwards. */
export const Amount = ({ title, amount, onChange }: Props) => {
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    const typed = Number(text);
    if (text !== "" && Number.isInteger(typed) && typed >= 0 && typed <= mostPieces) onChange(typed);
  };
  return (
    <>
      {" "}
      <label className={styles.amount}>
        <span aria-hidden="true">×</span>
        <Unseen>{words.quantity({ title })}</Unseen>
        <input
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={0}
          max={mostPieces}
          value={draft ?? amount}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setDraft(undefined)}
        />
      </label>
    </>
  );
};
