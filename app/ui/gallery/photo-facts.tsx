import type { ViewerPhoto } from "./viewer-photo.ts";
import styles from "./photo-facts.module.css";

/** Camera data from a photo's file, on its page and in the viewer. */
export const PhotoFacts = ({ facts }: Pick<ViewerPhoto, "facts">) => (
  <dl className={styles.facts}>
    {facts?.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
