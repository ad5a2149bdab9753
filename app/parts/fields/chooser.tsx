import styles from "./fields.module.css";

type Props = {
  label: string;
  from: readonly { title: string }[];
  chosen: number;
  /** The visitor may have typed something that is none of the choices. */
  own: string;
  onChoose: (index: number) => void;
};

export const Chooser = ({ label, from, chosen, own, onChoose }: Props) => (
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
        {own}
      </option>
    </select>
  </label>
);
