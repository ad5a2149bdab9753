import type { Block } from "../schema/blocks.ts";
import { type Degrees, readDegrees } from "../schema/degrees.ts";
import { clothing as words } from "../words/clothing.ts";

type Clothing = Pick<Extract<Block, { kind: "clothing" }>, "rows" | "example">;

const fahrenheit = (celsius: number | undefined) => (celsius === undefined ? undefined : (celsius * 9) / 5 + 32);

/** The table's unit is set in the words. */
export const compileClothing = ({ rows, example }: Clothing, unit: string = words.unit) => {
  const metric = /c/i.test(unit);
  const degreesOf = (text: string): Degrees => {
    const { from, to } = readDegrees(text) ?? {};
    return metric ? { from: fahrenheit(from), to: fahrenheit(to) } : { from, to };
  };
  return { rows: rows.map((row) => ({ ...row, ...degreesOf(row.temperature) })), example, metric };
};
