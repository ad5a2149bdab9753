import type { ComponentProps } from "react";
import { type Totals, type Units, pieceText, priceText, quantityText, sumsText, totalsOf } from "../../../site/gear.ts";
import { gear, pack as words } from "../../../site/words/gear.ts";
import { percent } from "../../lib/percent.ts";
import { NumberInput } from "../../parts/fields/number-input.tsx";
import { Checkbox } from "../../parts/checklist/checklist.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { shareOf } from "./format.ts";
import styles from "./row.module.css";
import { type Item, maxQuantity } from "./packing-state.ts";

const Quantity = ({ title, quantity, onChange }: Item & { onChange: (quantity: number) => void }) => (
  <>
    {" "}
    <label className={styles.amount}>
      <span aria-hidden="true">×</span>
      <VisuallyHidden>{words.quantity({ title })}</VisuallyHidden>
      <NumberInput
        value={quantity}
        range={{ min: 0, max: maxQuantity, step: 1 }}
        inputMode="numeric"
        onValue={onChange}
      />
    </label>
  </>
);

type Change = {
  isChanging: boolean;
  onToggle: ComponentProps<typeof Checkbox>["onToggle"];
  onQuantity: (quantity: number) => void;
};

export const rowOf = (item: Item, units: Units, { isChanging, onToggle, onQuantity }: Change) => {
  const { title, quantity, price, grams, isPacked } = item;
  return {
    ...item,
    id: title,
    ...(price === undefined ? {} : { priceText: priceText(price, quantity) }),
    ...(grams === undefined ? {} : { pieces: pieceText(grams, quantity, units) }),
    mark: (
      <Checkbox checked={isPacked} onToggle={onToggle}>
        <VisuallyHidden>{words.checkbox({ title })}</VisuallyHidden>
      </Checkbox>
    ),
    many: !isChanging && quantity !== 1 && quantityText(quantity),
    count: isChanging && <Quantity {...item} onChange={onQuantity} />,
  };
};

/** Focuses the filter if no other item is shown. */
export const focusNeighbor = (box: HTMLElement) => {
  const list = box.closest("[data-pack]");
  const boxes = [...(list?.querySelectorAll<HTMLElement>("li input[type=checkbox]") ?? [])];
  const place = boxes.indexOf(box);
  const next = boxes[place + 1] ?? boxes[place - 1] ?? list?.querySelector<HTMLElement>("[data-filter] :checked");
  next?.focus();
};

export const subtotalOf = (items: Item[], all: Totals, units: Units) => {
  const totals = totalsOf(items);
  const sums = sumsText(totals, units);
  const share = shareOf(totals, all, units);
  return (
    sums && (
      <>
        {share && (
          <>
            <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
              <rect width={percent(share.part)} height="8" />
              {share.packed > 0 && <rect width={percent(share.packed)} height="8" data-done />}
            </svg>
            <VisuallyHidden>{share.label}</VisuallyHidden>
          </>
        )}
        <span>{gear.subtotal({ sums })}</span>
      </>
    )
  );
};
