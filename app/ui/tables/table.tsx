import type { ComponentProps, ReactNode } from "react";
import styles from "./tables.module.css";

type Props = ComponentProps<"table"> & {
  caption?: string;
  columns: string[];
  rows: ReactNode[][];
  rowAttributes?: (row: number) => object;
};

/** The first cell is the row's header. With `data-cards`, each row becomes a card on a phone, with labeled values. */
export const Table = ({ caption, columns, rows, rowAttributes, className = "", ...attributes }: Props) => (
  <table className={`${styles.table} ${className}`} {...attributes}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells], row) => (
        <tr key={row} {...rowAttributes?.(row)}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={index} data-label={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
