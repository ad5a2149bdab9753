import type { IconPath, OwnIcon } from "../../../site/compile/own-icon.ts";
import styles from "../../ui/icon/icon.module.css";

/** A brand's icon is one outline in the usual box; an owner's own says what it is. */
export const BrandIcon = ({ icon }: { icon: string | OwnIcon }) => {
  const { box, paths } = typeof icon === "string" ? { box: "0 0 24 24", paths: [{ d: icon }] } : icon;
  return (
    <svg className={styles.icon} data-brand viewBox={box} aria-hidden="true">
      {paths.map(({ d, line, evenOdd }: IconPath) =>
        line ? (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={line} />
        ) : (
          <path key={d} d={d} fillRule={evenOdd && "evenodd"} />
        ),
      )}
    </svg>
  );
};
