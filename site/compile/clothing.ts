import type { Block } from "../schema/blocks.ts";
import { type Degrees, readDegrees } from "../schema/degrees.ts";
import { clothing as words } from "../words/clothing.ts";
import type { ClothingRow, Weather } from "./view.ts";

type Clothing = Pick<Extract<Block, { kind: "clothing" }>, "rows" | "example">;

const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;

const converted = ({ from, to }: Degrees): Degrees => ({
  ...(from === undefined ? {} : { from: fahrenheit(from) }),
  ...(to === undefined ? {} : { to: fahrenheit(to) }),
});

/** The unit that the owner's words name is the table's. */
export const compileClothing = (
  { rows, example }: Clothing,
  unit: string = words.unit,
): { rows: ClothingRow[]; example: Weather; metric: boolean } => {
  const metric = /c/i.test(unit);
  const degreesOf = (text: string) => {
    const degrees = readDegrees(text) ?? {};
    return metric ? converted(degrees) : degrees;
  };
  return { rows: rows.map((row) => ({ ...row, ...degreesOf(row.temperature) })), example, metric };
};
