import type { Units } from "../../../site/gear.ts";
import { pack as words } from "../../../site/words/gear.ts";
import { deviceStore } from "../../parts/device-store/device-store.ts";
import { Segments } from "../../parts/segments/segments.tsx";
import { type Filter, type Order, filters, orders } from "./arrange.ts";
import styles from "./gear.module.css";

export type View = { order: Order; filter: Filter };

const unitNames = ["metric", "imperial"] as const;

export const unitStore = deviceStore<Units>({
  key: "gear-units-1",
  none: "metric",
  parse: (stored) => unitNames.find((name) => name === stored),
});

type Props = { view: View; units: Units; isWeighed: boolean; isPriced: boolean; onView: (view: View) => void };

/** A list can be sorted only by what it has. */
export const Controls = ({ view, units, isWeighed, isPriced, onView }: Props) => {
  const sorts = orders.filter((order) => order === "listed" || (order === "price" ? isPriced : isWeighed));
  return (
    <div className={styles.controls} data-print="none" data-needs="script">
      {sorts.length > 1 && (
        <Segments
          label={words.sort}
          options={sorts.map((order) => words[order])}
          chosen={sorts.indexOf(view.order)}
          onChoose={(index) => onView({ ...view, order: sorts[index] as Order })}
        />
      )}
      <div data-filter>
        <Segments
          label={words.show}
          options={filters.map((filter) => words[filter])}
          chosen={filters.indexOf(view.filter)}
          onChoose={(index) => onView({ ...view, filter: filters[index] as Filter })}
        />
      </div>
      {isWeighed && (
        <Segments
          label={words.units}
          options={unitNames.map((name) => words[name])}
          chosen={unitNames.indexOf(units)}
          onChoose={(index) => unitStore.change(() => unitNames[index] as Units)}
        />
      )}
    </div>
  );
};
