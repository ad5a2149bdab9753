import { Segments } from "../../parts/segments/segments.tsx";
import { type Filter, type Order, filters, orders } from "./arrange.ts";
import styles from "./gear.module.css";
import { type Units, keptUnits, unitNames } from "./units.ts";
import { pack as words } from "../../../site/words/gear.ts";

export type Look = { order: Order; filter: Filter };

type Props = { look: Look; units: Units; isWeighed: boolean; isPriced: boolean; onLook: (look: Look) => void };

/** A list can be sorted only by what it has. */
export const Controls = ({ look, units, isWeighed, isPriced, onLook }: Props) => {
  const sorts = orders.filter((order) => (order === "price" ? isPriced : order === "weight" ? isWeighed : true));
  return (
    <div className={styles.controls} data-print="none">
      {sorts.length > 1 && (
        <Segments
          label={words.sort}
          options={sorts.map((order) => words[order])}
          chosen={sorts.indexOf(look.order)}
          onChoose={(index) => onLook({ ...look, order: sorts[index] as Order })}
        />
      )}
      <div data-filter>
        <Segments
          label={words.show}
          options={filters.map((filter) => words[filter])}
          chosen={filters.indexOf(look.filter)}
          onChoose={(index) => onLook({ ...look, filter: filters[index] as Filter })}
        />
      </div>
      {isWeighed && (
        <Segments
          label={words.units}
          options={unitNames.map((name) => words[name])}
          chosen={unitNames.indexOf(units)}
          onChoose={(index) => (index === 0 ? keptUnits.clear() : keptUnits.change(() => unitNames[index] as Units))}
        />
      )}
    </div>
  );
};
