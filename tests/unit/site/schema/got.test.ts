import { expect, it } from "vitest";
import { got } from "../../../../site/schema/got.ts";

const circle: Record<string, unknown> = {};
circle["self"] = circle;

it.each([
  [undefined, "nothing"],
  [null, "null"],
  ["a", '"a"'],
  [7, "7"],
  [7n, "7n"],
  [{ a: [7n] }, '{"a":["7n"]}'],
  [circle, "something that holds itself"],
  [{ toJSON: () => undefined }, "nothing"],
  [Symbol("a"), "Symbol(a)"],
  ["a".repeat(90), `"${"a".repeat(76)}…`],
])("%#: a value is said as it was written, as far as there is room", (value, said) => {
  expect(got(value)).toBe(said);
});
