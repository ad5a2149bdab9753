import styles from "../../ui/icon/icon.module.css";

/** The markup was cleaned when the content was compiled; an owner's drawing brings its own box. */
export const BrandIcon = ({ icon }: { icon: string }) => (
  <svg
    className={styles.icon}
    data-brand
    viewBox="0 0 24 24"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icon }}
  />
);
