import styles from "./tables.module.css";

type Props = { caption: string; rows: { temperature: string; layer: string; layerNight: string }[] };

export const ClothingTable = ({ caption, rows }: Props) => (
  <table className={styles.table} data-cards data-clothing>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Temperature</th>
        <th scope="col">Sunny day</th>
        <th scope="col">Night</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ temperature, layer, layerNight }, index) => (
        <tr key={temperature} data-cold={index}>
          <th scope="row">
            {temperature}
            <sup>°F</sup>
          </th>
          <td data-label="Sunny day">{layer}</td>
          <td data-label="Night">{layerNight}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
