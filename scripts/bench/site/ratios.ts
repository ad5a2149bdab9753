import { draw, frame, width, write } from "./svg.ts";
import { times } from "./numbers.ts";

/** Half and double are equally far from the line at one. */

type RatioRow = { label: string; points: readonly { value: number | undefined; look: string }[] };

export type RatioChart = {
  title: string;
  description: string;
  legend: readonly { name: string; look: string }[];
  rows: readonly RatioRow[];
};

const left = 236;
const right = width - 40;
const top = 92;
const step = 28;

export const ticksFor = (values: readonly number[]): number[] => {
  const powers = values.filter((value) => value > 0).map(Math.log2);
  const [low, high] = [Math.min(-1, ...powers), Math.max(1, ...powers)];
  const every = Math.ceil((high - low) / 8);
  const ticks: number[] = [];
  for (let at = Math.floor(low / every); at <= Math.ceil(high / every); at++) ticks.push(2 ** (at * every));
  return ticks;
};

export const placeOf = (value: number, ticks: readonly number[]): number => {
  const [low, high] = [Math.log2(ticks[0] ?? 0.5), Math.log2(ticks.at(-1) ?? 2)];
  return left + ((Math.log2(value) - low) / (high - low)) * (right - left);
};

const nameOf = (tick: number) => (tick < 1 ? `1/${Math.round(1 / tick)} ×` : `${tick} ×`);

export const drawRatios = ({ title, description, legend, rows }: RatioChart): string => {
  const values = rows.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const ticks = ticksFor(values);
  const bottom = top + rows.length * step;
  const axes = ticks.flatMap((tick) => {
    const x = placeOf(tick, ticks);
    return [
      draw("line", { class: tick === 1 ? "axis" : "rule", x1: x, x2: x, y1: top - 8, y2: bottom }),
      write(x, bottom + 18, nameOf(tick), { class: "ink2", "text-anchor": "middle" }),
    ];
  });
  const names = legend.flatMap(({ name, look }, index) => [
    draw("circle", { class: look, cx: 30 + index * 220, cy: 56, r: 6 }),
    write(44 + index * 220, 61, name, { class: "ink2" }),
  ]);
  const points = rows.flatMap(({ label, points: own }, index) => {
    const y = top + index * step + 8;
    return [
      write(left - 10, y + 4, label, { "text-anchor": "end" }),
      ...own.flatMap(({ value, look }) =>
        value === undefined || value <= 0
          ? []
          : [draw("circle", { class: look, cx: placeOf(value, ticks), cy: y, r: 6 }, `<title>${times(value)}</title>`)],
      ),
    ];
  });
  return frame(title, description, bottom + 32, [...names, ...axes, ...points]);
};
