import { useId, useState } from "react";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Segments } from "../../parts/segments/segments.tsx";
import { isWithin } from "./choice.ts";
import styles from "./clothing.module.css";
import { type Unit, limitsIn, rounded } from "./units.ts";

/** The typing is over when its value is changed elsewhere. */
type Draft = { text: string; value: number; unit: Unit };

type Props = {
  label: string;
  value: number;
  limits: readonly [number, number];
  units: Unit[];
  unit: Unit;
  unitLabel: string;
  onValue: (value: number) => void;
  onUnit: (index: number) => void;
};

/** A number stands as it is typed; what is no number is gone afterwards. */
export const Measure = ({ label, value, limits, units, unit, unitLabel, onValue, onUnit }: Props) => {
  const id = useId();
  const [draft, setDraft] = useState<Draft>();
  const { min, max, says } = limitsIn(limits, unit);
  const read = (text: string) => (text === "" ? undefined : unit.from(Number(text)));
  const take = (text: string) => {
    const typed = read(text);
    const isGood = isWithin(typed, limits);
    setDraft({ text, value: isGood ? typed : value, unit });
    if (isGood) onValue(typed);
  };
  const typing = draft?.value === value && draft.unit === unit ? draft.text : undefined;
  const isWrong = typing !== undefined && !isWithin(read(typing), limits);
  return (
    <div className={styles.measure}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        step="any"
        min={min}
        max={max}
        autoComplete="off"
        value={typing ?? rounded(unit.to(value))}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-wrong`}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => setDraft(undefined)}
      />
      <Segments
        label={<Unseen>{unitLabel}</Unseen>}
        options={units.map(({ label: name }) => name)}
        chosen={units.indexOf(unit)}
        onChoose={onUnit}
      />
      <p id={`${id}-wrong`} className={styles.wrong}>
        {isWrong && says}
      </p>
    </div>
  );
};
