import type { ReactNode } from "react";
import type { GearGroup, GearView } from "../../../site/compile/view.ts";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./gear-list.module.css";

type Row = GearView & {
  /** What stands before the title, and what stands in place of the quantity. */
  mark?: ReactNode;
  count?: ReactNode;
};

type Props = {
  groups: (Omit<GearGroup, "items" | "subtotal"> & { items: Row[]; subtotal?: ReactNode })[];
  total?: ReactNode;
};

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
        {group.subtotal && <p className={styles.total}>{group.subtotal}</p>}
      </div>
    ))}
    {total && <p className={styles.total}>{total}</p>}
  </div>
);

const GearRow = ({ item }: { item: Row }) => (
  <li>
    <span>
      {item.mark}
      {item.url ? (
        <SmartLink url={item.url} arrow={false}>
          {item.title}
        </SmartLink>
      ) : (
        <b>{item.title}</b>
      )}
      {item.count || (item.quantity !== 1 && <small>{" ×\u00a0" + item.quantity + (item.weight ? "," : "")}</small>)}
      {item.weight && (
        <>
          {" "}
          <small>{item.weight}</small>
        </>
      )}
      {item.comment && <em>{` (${item.comment})`}</em>}
    </span>
    {item.priceText !== undefined && <data value={item.price}>{item.priceText}</data>}
  </li>
);
