import { recent as label } from "virtual:words/search";
import option from "./option.module.css";
import styles from "./palette.module.css";

type Props = {
  label: string;
  asked: { id: string; text: string }[];
  active: string | undefined;
  onPoint: (id: string) => void;
  onAsk: (question: string) => void;
};

/** What was searched for on this device before. */
export const Recent = ({ label: name, asked, active, onPoint, onAsk }: Props) =>
  asked.length > 0 && (
    <div role="group" aria-labelledby={name} className={styles.group}>
      <div id={name} role="presentation" className={styles.heading}>
        {label}
      </div>
      <div role="presentation" className={styles.rows}>
        {asked.map(({ id, text }) => (
          <div
            key={id}
            id={id}
            role="option"
            tabIndex={-1}
            aria-selected={id === active}
            className={option.option}
            data-recent
            onPointerMove={() => onPoint(id)}
            onClick={() => onAsk(text)}
            onKeyDown={({ key }) => key === "Enter" && onAsk(text)}
          >
            {text}
          </div>
        ))}
      </div>
    </div>
  );
