import type { ViewerPhoto } from "./viewer-photo.ts";
import styles from "./photo-facts.module.css";

/** What a photo's file says of it, on its page and in the viewer. */
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
