import type { IconNode } from "lucide";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./icon-button.module.css";

type Props = { icon: IconNode; label: string; isPressed?: boolean; onClick: () => void };

export const IconButton = ({ icon, label, isPressed, onClick }: Props) => (
  <button
    type="button"
    className={styles.button}
    data-print="none"
    data-needs="script"
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Icon icon={icon} />
  </button>
);
