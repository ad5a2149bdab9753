import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import styles from "./facts-panel.module.css";
import { viewer } from "../../../site/words/viewer.ts";

const { about } = viewer;

export const factsPanelId = "photo-facts";

export const FactsPanel = ({ photo: { alt, facts } }: { photo: ViewerPhoto }) => (
  <section id={factsPanelId} className={styles.panel} aria-label={about}>
    <p>{alt}</p>
    <dl>
      {facts?.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
