import { z } from "zod";
import { address, comment, say, text } from "./parts.ts";

const gearItem = z
  .strictObject({
    title: text,
    url: address.optional(),
    comment,
    price: z
      .number()
      .nonnegative()
      .refine((price) => Number(price.toFixed(2)) === price, say("expected at most two decimals, such as 4.5 or 4.55"))
      .optional()
      .describe("The number behind the display text, in dollars, for one piece."),
    priceText: text.optional().describe("What visitors read; made from the number ('about $25') when left out."),
    quantity: z.int().positive().max(999).default(1).describe("How many I carry."),
    weight: z.number().positive().optional().describe("Grams for one piece."),
  })
  .superRefine(({ price, priceText }, { addIssue }) => {
    if (priceText === undefined || price !== undefined) return;
    const message = "expected a number, since there is a priceText: it is what the totals are made of";
    addIssue({ code: "custom", path: ["price"], message });
  });

export type GearItem = z.infer<typeof gearItem>;

const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, "expected at least one item");

export const gearFields = {
  groups: some(z.strictObject({ title: text.optional(), items: some(gearItem) })),
  pack: z
    .boolean()
    .default(false)
    .describe("True for a list to pack from: visitors mark what they have, and take it along in their own quantities."),
};

type Gear = { groups: { items: { title: string }[] }[]; pack: boolean };

/** Marks know a thing by its title. */
export const checkTitles = ({ groups, pack }: Gear, { addIssue }: z.core.$RefinementCtx) => {
  if (!pack) return;
  const seen = new Set<string>();
  groups.forEach(({ items }, group) => {
    items.forEach(({ title }, index) => {
      const message = `expected titles that differ, since marks know things by them, got "${title}" twice`;
      if (seen.has(title)) addIssue({ code: "custom", path: ["groups", group, "items", index, "title"], message });
      seen.add(title);
    });
  });
};
