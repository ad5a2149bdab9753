import tables from "../../ui/tables/tables.module.css";
import { type Moment, figuresOf, monthsWithRow } from "./grow.ts";
import styles from "./growth.module.css";
import { money, time } from "./format.ts";
import { growth as words } from "../../../site/words/growth.ts";

const columns = [
  ["paid", words.paid],
  ["growth", words.growth],
  ["lost", words.lost],
  ["balance", words.total],
] as const;

export const GrowthTable = ({ moments, caption }: { moments: Moment[]; caption: string }) => (
  <div className={styles.numbers}>
    <table className={tables.table} data-cards>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.after}</th>
          {columns.map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthsWithRow((moments.length - 1) / 12).map((month, row) => {
          const figures = figuresOf(moments[month] as Moment);
          return (
            <tr key={row}>
              <th scope="row">{time(month)}</th>
              {columns.map(([name, label]) => (
                <td key={name} data-label={label}>
                  {money(figures[name])}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
