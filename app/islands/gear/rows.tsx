import type { ComponentProps } from "react";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Tick } from "../../parts/marking/tick.tsx";
import { Amount } from "./amount.tsx";
import { Bar } from "./bar.tsx";
import { barText, manyText, pieceText, sumsText } from "./say.ts";
import type { Thing } from "./things.ts";
import { type Totals, totalsOf } from "./totals.ts";
import type { Trip } from "./trip.ts";
import type { Units } from "./units.ts";
import { pack as words } from "../../../site/words/gear.ts";

type Doing = {
  isChanging: boolean;
  onToggle: ComponentProps<typeof Tick>["onToggle"];
  onAmount: (amount: number) => void;
};

export const rowOf = (
  { code, grams, ...thing }: Thing,
  packed: boolean,
  amount: number,
  units: Units,
  { isChanging, onToggle, onAmount }: Doing,
) => ({
  ...thing,
  id: code,
  ...(grams === undefined ? {} : { pieces: pieceText(grams, thing.quantity, units) }),
  mark: (
    <Tick isOn={packed} onToggle={onToggle}>
      <Unseen>{words.packed({ title: thing.title })}</Unseen>
    </Tick>
  ),
  many: !isChanging && (amount !== 1 || thing.quantity !== 1) && manyText(amount),
  count: isChanging && <Amount title={thing.title} amount={amount} onChange={onAmount} />,
});

export const sumsOf = (things: readonly Thing[], all: Totals, trip: Trip, units: Units) => {
  const own = totalsOf(things, trip);
  const sums = sumsText(own, units);
  const [part, done, whole] =
    all.grams > 0 ? [own.grams, own.gramsDone, all.grams] : [own.price, own.priceDone, all.price];
  return (
    sums && (
      <>
        {whole > 0 && <Bar label={barText(own, all, units)} share={part / whole} done={done / whole} />}
        <span>{words.together({ sums })}</span>
      </>
    )
  );
};
