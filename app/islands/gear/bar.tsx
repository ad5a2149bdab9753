import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./row.module.css";

type Props = { label: string; share: number; done: number };

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

export const Bar = ({ label, share, done }: Props) => (
  <>
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      <rect width={percent(share)} height="8" />
      {done > 0 && <rect width={percent(done)} height="8" data-done />}
    </svg>
    <Unseen>{label}</Unseen>
  </>
);
