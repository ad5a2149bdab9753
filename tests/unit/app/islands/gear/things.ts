import fc from "fast-check";
import { type Things, thingsOf } from "../../../../../app/islands/gear/things.ts";
import { type Trip, noTrip, toggled, withAmount } from "../../../../../app/islands/gear/trip.ts";

const items = fc.array(
  fc.record(
    {
      title: fc.string({ minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      price: fc.integer({ min: 0, max: 20_000 }),
      grams: fc.integer({ min: 1, max: 50_000 }),
      comment: fc.string(),
    },
    { requiredKeys: ["title", "quantity"] },
  ),
  { minLength: 1, maxLength: 8 },
);

/** Lists of any titles, also of the same ones. */
export const lists: fc.Arbitrary<Things> = fc
  .array(fc.record({ title: fc.string(), items }, { requiredKeys: ["items"] }), { minLength: 1, maxLength: 5 })
  .map(thingsOf);

export const allOf = (list: Things) => list.flatMap((group) => group.items);

/** A list with what somebody did to it. */
export const trips: fc.Arbitrary<{ list: Things; trip: Trip }> = lists.chain((list) => {
  const things = allOf(list);
  const marks = fc.subarray(things);
  const amounts = fc
    .subarray(things)
    .chain((some) =>
      fc.tuple(...some.map((thing) => fc.integer({ min: 0, max: 999 }).map((amount) => ({ thing, amount })))),
    );
  return fc.tuple(marks, amounts).map(([packed, changed]) => ({
    list,
    trip: changed.reduce(
      (trip, { thing, amount }) => withAmount(trip, thing, amount),
      packed.reduce((trip, { code }) => toggled(trip, code), noTrip),
    ),
  }));
});
