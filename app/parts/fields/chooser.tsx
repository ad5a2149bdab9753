import styles from "./fields.module.css";

type Props = {
  label: string;
  from: readonly { title: string }[];
  chosen: number;
  /** The option shown for values that are not in the list. */
  custom: string;
  onChoose: (index: number) => void;
};

export const Chooser = ({ label, from, chosen, custom, onChoose }: Props) => (
  <label>
    {label}
    <select
      className={styles.input}
      autoComplete="off"
      value={chosen}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
    >
      {from.map(({ title }, index) => (
        <option key={title} value={index}>
          {title}
        </option>
      ))}
      <option value={-1} disabled>
        {custom}
      </option>
    </select>
  </label>
);
