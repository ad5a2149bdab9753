import { Fragment, type ReactNode } from "react";
import type { GearGroup, GearView } from "../../../site/compile/view.ts";
import { Archived, SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./gear-list.module.css";

type Row = GearView & {
  /** A React key, for lists that visitors can sort. */
  id?: string;
  mark?: ReactNode;
  many?: ReactNode;
  count?: ReactNode;
};

type Props = {
  groups: (Omit<GearGroup, "items" | "subtotal"> & { id?: string; items: Row[]; subtotal?: ReactNode })[];
  total?: ReactNode;
};

export const GearList = ({ groups, total }: Props) => (
  <div className={styles.gear}>
    {groups.map((group, index) => (
      <div key={group.id ?? index}>
        {group.title && <h3>{group.title}</h3>}
        <ul>
          {group.items.map((item, place) => (
            <GearRow key={item.id ?? place} item={item} />
          ))}
        </ul>
        {group.subtotal && <p className={styles.total}>{group.subtotal}</p>}
      </div>
    ))}
    {total && <p className={styles.total}>{total}</p>}
  </div>
);

/** Allows a line break after a slash. */
const breakable = (title: string) =>
  title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const GearRow = ({ item }: { item: Row }) => (
  <li>
    {item.mark}
    <span>
      {item.url ? (
        <SmartLink url={item.url} arrow={false}>
          {breakable(item.title)}
          <Archived url={item.url} />
        </SmartLink>
      ) : (
        <b>{breakable(item.title)}</b>
      )}
      {item.count}
      {item.comment && <em>{` (${item.comment})`}</em>}
      {item.pieces && (
        <>
          {" "}
          <small>{item.pieces}</small>
        </>
      )}
      {item.many && (
        <>
          {" "}
          <small>{item.many}</small>
        </>
      )}
    </span>
    {item.priceText !== undefined && (
      <span className={styles.price}>
        <data value={item.price}>{item.priceText}</data>
      </span>
    )}
  </li>
);
