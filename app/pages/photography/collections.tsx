import type { CollectionLink } from "../../../site/compile/view.ts";
import { Picture } from "../../ui/picture/picture.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./collections.module.css";

export const Collections = ({ collections }: { collections: CollectionLink[] }) => (
  <ul className={styles.collections}>
    {collections.map(({ title, path, frames, picture, alt }) => (
      <li key={path}>
        <SmartLink url={path}>
          <Picture picture={picture} alt={alt} fit="cover" className={styles.frame} />
          <span>
            <strong>{title}</strong>
            <small>{frames}</small>
          </span>
        </SmartLink>
      </li>
    ))}
  </ul>
);
