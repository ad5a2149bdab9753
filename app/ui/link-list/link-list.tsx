import type { LinkView } from "../../../site/compile/view.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./link-list.module.css";

type Props = { items: LinkView[] };

export const LinkList = ({ items }: Props) => (
  <div className={styles.links}>
    <ol data-two={items.length > 3 || undefined}>
      {items.map(({ title, url, comment }) => (
        <li key={url}>
          <SmartLink url={url}>
            <strong>{title}</strong>
            {comment && <em>{` (${comment})`}</em>}
          </SmartLink>
        </li>
      ))}
    </ol>
  </div>
);
