import { expect, it } from "vitest";
import { compileClothing } from "../../../../site/compile/clothing.ts";

const rows = ["35+", "25-35", "<15"].map((temperature) => ({ temperature, layer: "Shell", layerNight: "Down" }));
const compile = (unit: string) => compileClothing({ rows, example: { temperature: 25, wind: 10 } }, unit);

it("gives each row its range, and keeps its texts", () => {
  const { rows: made, metric, example } = compile("°F");
  expect(made).toEqual([
    { ...rows[0], from: 35 },
    { ...rows[1], from: 25, to: 35 },
    { ...rows[2], to: 15 },
  ]);
  expect([metric, example]).toEqual([false, { temperature: 25, wind: 10 }]);
});

it("supports tables in °C", () => {
  const { rows: made, metric } = compile("°C");
  expect(made.map(({ from, to }) => [from, to])).toEqual([
    [95, undefined],
    [77, 95],
    [undefined, 59],
  ]);
  expect(metric).toBe(true);
});
