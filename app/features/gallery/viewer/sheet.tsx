import { about } from "virtual:words/viewer";
import type { Photo } from "../photo.ts";
import styles from "./sheet.module.css";

export const sheetId = "photo-sheet";

/** What is to be seen, and how it was taken as far as the file says. */
export const Sheet = ({ photo: { alt, facts } }: { photo: Photo }) => (
  <section id={sheetId} className={styles.sheet} aria-label={about}>
    <p>{alt}</p>
    <dl>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
