import fc from "fast-check";
import type { PackingState } from "../../../../../app/islands/gear/packing-state.ts";
import type { GearGroup } from "../../../../../site/compile/view.ts";

const title = fc.oneof(fc.constantFrom("Tent", "Stove, small", "日本", "constructor", "Peg-2"), fc.string());

const items = fc.array(
  fc.record(
    {
      title,
      quantity: fc.integer({ min: 1, max: 999 }),
      price: fc.integer({ min: 0, max: 20_000 }),
      grams: fc.integer({ min: 1, max: 50_000 }),
    },
    { requiredKeys: ["title", "quantity"] },
  ),
  { minLength: 1, maxLength: 8 },
);

/** Lists as content has them: no two titles of one list read alike. */
export const lists: fc.Arbitrary<GearGroup[]> = fc
  .array(fc.record({ title: fc.string(), items }, { requiredKeys: ["items"] }), { minLength: 1, maxLength: 4 })
  .map((groups) =>
    groups.map((group, place) => ({
      ...group,
      items: group.items.map((item, index) => ({ ...item, title: `${item.title} ${place}x${index}` })),
    })),
  );

/** A list, and what a visitor has changed of it. */
export const trips: fc.Arbitrary<{ list: GearGroup[]; state: PackingState }> = lists.chain((list) => {
  const titles = list.flatMap((group) => group.items.map((item) => item.title));
  const quantities = fc.array(fc.tuple(fc.constantFrom(...titles), fc.integer({ min: 0, max: 999 })));
  return fc.tuple(fc.subarray(titles), quantities).map(([packed, changed]) => ({
    list,
    state: { packed, quantities: Object.fromEntries(changed) },
  }));
});
