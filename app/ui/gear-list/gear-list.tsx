import type { GearView } from "../../../site/compile/view.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./gear-list.module.css";

type Props = { groups: { title?: string; items: GearView[] }[] };

/** Things with their approximate prices: a dotted leader runs from the title's last line to the price. */
export const GearList = ({ groups }: Props) => {
  const items = groups.flatMap((group) => group.items);
  return (
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
      <p className={styles.total}>
        In all about ${total(items).toLocaleString("en-US")}
        {weight(items)}
      </p>
    </div>
  );
};

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
      {item.comment && <em> ({item.comment})</em>}
    </span>
    <data value={item.price}>{item.priceText}</data>
  </li>
);

const total = (items: GearView[]) => items.reduce((sum, item) => sum + item.price * item.quantity, 0);

const weight = (items: GearView[]) => {
  const grams = items.reduce((sum, item) => sum + (item.weight ?? 0) * item.quantity, 0);
  return grams > 0 ? `, and ${(grams / 1000).toFixed(1)} kg of it weighed` : "";
};
