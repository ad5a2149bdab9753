import { type ReactNode, useId } from "react";
import styles from "./segments.module.css";

type Props = { label: ReactNode; options: string[]; chosen: number; onChoose: (index: number) => void };

export const Segments = ({ label, options, chosen, onChoose }: Props) => {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option}>
          <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
};
