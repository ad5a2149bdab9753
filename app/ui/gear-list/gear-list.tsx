import type { GearView } from "../../../site/compile/view.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./gear-list.module.css";

type Props = { groups: { title?: string; items: GearView[] }[]; total: string };

/** Things with their approximate prices: a dotted leader runs from the title's last line to the price. */
export const GearList = ({ groups, total }: Props) => (
  <div className={styles.gear}>
    {groups.map((group, index) => (
      <div key={group.title ?? index}>
        {group.title && <h3>{group.title}</h3>}
        <ul>
          {group.items.map((item) => (
            <GearRow key={item.title} item={item} />
          ))}
        </ul>
      </div>
    ))}
    <p className={styles.total}>{total}</p>
  </div>
);

const GearRow = ({ item }: { item: GearView }) => (
  <li>
    <span>
      {item.url ? (
        <SmartLink url={item.url} arrow={false}>
          {item.title}
        </SmartLink>
      ) : (
        <b>{item.title}</b>
      )}
      {item.quantity > 1 && (
        <small>
          {" "}
          ×{"\u00a0"}
          {item.quantity}
        </small>
      )}
      {item.weight && <small>{` ${item.weight}`}</small>}
      {item.comment && <em>{` (${item.comment})`}</em>}
    </span>
    <data value={item.price}>{item.priceText}</data>
  </li>
);
