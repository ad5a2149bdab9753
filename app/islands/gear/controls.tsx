import type { Units } from "../../../site/gear.ts";
import { pack as words } from "../../../site/words/gear.ts";
import { Segments } from "../../parts/segments/segments.tsx";
import { type Filter, type Order, filters, orders } from "./arrange.ts";
import styles from "./gear.module.css";

export type View = { order: Order; filter: Filter };

const unitNames = ["metric", "imperial"] as const;

export const parseUnits = (stored: unknown) => unitNames.find((name) => name === stored);

const labelOf = (option: Order | Filter | Units) => words[option];

type Props = {
  view: View;
  units: Units;
  isWeighed: boolean;
  isPriced: boolean;
  onView: (view: View) => void;
  onUnits: (units: Units) => void;
};

/** Offers sorting by price or weight only if the list has them. */
export const Controls = ({ view, units, isWeighed, isPriced, onView, onUnits }: Props) => {
  const sorts = orders.filter((order) => order === "listed" || (order === "price" ? isPriced : isWeighed));
  return (
    <div className={styles.controls} data-print="none" data-needs="script">
      {sorts.length > 1 && (
        <Segments
          label={words.sort}
          options={sorts}
          labelOf={labelOf}
          value={view.order}
          onValue={(order) => onView({ ...view, order })}
        />
      )}
      <div data-filter>
        <Segments
          label={words.show}
          options={filters}
          labelOf={labelOf}
          value={view.filter}
          onValue={(filter) => onView({ ...view, filter })}
        />
      </div>
      {isWeighed && (
        <Segments label={words.units} options={unitNames} labelOf={labelOf} value={units} onValue={onUnits} />
      )}
    </div>
  );
};
