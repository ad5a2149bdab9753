import { type ComponentType, useEffect, useState } from "react";
import { Sheet } from "../../ui/section/section.tsx";
import styles from "./topic.module.css";

type Props = { title: string; path: string };

/** A button that only scripts can answer comes with them, and after all else; its place is kept free. */
export const LateShare = (props: Props) => {
  const [Share, setShare] = useState<ComponentType<Props>>();
  useEffect(() => {
    void import("../../features/share/share.tsx").then(({ Share: loaded }) => setShare(() => loaded));
  }, []);
  return <Sheet className={styles.share ?? ""}>{Share && <Share {...props} />}</Sheet>;
};
