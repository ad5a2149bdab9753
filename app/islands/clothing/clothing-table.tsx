import tables from "../../ui/tables/tables.module.css";
import styles from "./table.module.css";
import { clothing as words } from "../../../site/words/clothing.ts";

type Props = {
  caption: string;
  rows: { temperature: string; layer: string; layerNight: string }[];
  lit?: number;
};

export const ClothingTable = ({ caption, rows, lit }: Props) => (
  <table className={`${tables.table} ${styles.clothing}`} data-cards>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.temperature}</th>
        <th scope="col">{words.day}</th>
        <th scope="col">{words.night}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ temperature, layer, layerNight }, index) => (
        <tr key={temperature} data-cold={index} aria-current={index === lit ? "true" : undefined}>
          <th scope="row">
            {temperature}
            <sup>{words.unit}</sup>
          </th>
          <td data-label={words.day}>{layer}</td>
          <td data-label={words.night}>{layerNight}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
