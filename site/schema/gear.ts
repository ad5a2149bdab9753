import { z } from "zod";
import { expected } from "./messages.ts";
import { address, comment, listOf, text } from "./parts.ts";

const gearItem = z.strictObject({
  title: text,
  url: address.optional(),
  comment,
  /** Per item, in your currency. */
  price: z
    .number()
    .nonnegative()
    .refine((price) => Number(price.toFixed(2)) === price, expected("at most two decimal places, such as 4.50"))
    .optional(),
  quantity: z.int().positive().max(999).default(1),
  /** Grams per item. */
  weight: z.number().positive().optional(),
});

export type GearItem = z.infer<typeof gearItem>;

export const gearFields = {
  groups: listOf(z.strictObject({ title: text.optional(), items: listOf(gearItem) })),
  /** True for a packing list: visitors can check off items and edit quantities. */
  pack: z.boolean().default(false),
};
