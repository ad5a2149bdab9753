import styles from "./lists.module.css";

export const WordList = ({ groups }: { groups: { title: string; items: string[] }[] }) =>
  groups.map(({ title, items }) => (
    <div key={title} className={styles.words}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  ));
