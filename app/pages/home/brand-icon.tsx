import styles from "../../ui/icon/icon.module.css";

/** The compiler sanitized the markup. An owner's SVG is nested with its own viewBox. */
export const BrandIcon = ({ icon }: { icon: string }) => (
  <svg
    className={styles.icon}
    data-brand
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icon }}
  />
);
