import type { Inline } from "../../../site/compile/rich.ts";
import type { Firm } from "../../../site/compile/view.ts";
import { RichText } from "../prose/rich.tsx";
import styles from "./tables.module.css";

type Props = { caption: string; columns: string[]; rows: Inline[][][]; long?: boolean; firm?: Firm[][] };

/** The first cell names its row; on a phone each row becomes a card with its columns named. */
export const DataTable = ({ caption, columns, rows, long, firm }: Props) => {
  const firmAt = (row: number, column: number) => firm?.[row]?.[column] || undefined;
  return (
    <table className={styles.table} data-cards data-long={long}>
      <caption>{caption}</caption>
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
        {rows.map(([name = [], ...cells], row) => (
          <tr key={row}>
            <th scope="row" data-firm={firmAt(row, 0)}>
              <RichText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-label={columns[index + 1]} data-firm={firmAt(row, index + 1)}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
