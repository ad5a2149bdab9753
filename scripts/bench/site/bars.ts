import { draw, frame, shortened, width, write } from "./svg.ts";

/** Bars lie on their side, in one color or in several that follow each other. */

type Bar = { label: string; parts: readonly number[]; text: string };

export type BarChart = {
  title: string;
  description: string;
  legend: readonly { name: string; look: string }[];
  mark?: { at: number; name: string };
  rows: readonly Bar[];
};

const left = 236;
const right = width - 96;
const top = 84;
const step = 24;
const thick = 14;

/** The longest bar ends before the edge. */
export const ceiling = (value: number): number => {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.5, 2, 3, 4, 5, 7.5, 10].find((factor) => factor * power >= value) ?? 10) * power;
};

export const spansOf = (parts: readonly number[], most: number): { x: number; width: number }[] => {
  const scale = (right - left) / most;
  let x = left;
  return parts.map((part) => {
    const span = { x, width: part * scale };
    x += span.width;
    return span;
  });
};

const totalOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);

const drawLegend = (legend: BarChart["legend"]): string[] => {
  let x = 24;
  return legend.flatMap(({ name, look }) => {
    const at = x;
    x += 30 + name.length * 7.2;
    return [
      draw("rect", { class: look, x: at, y: 50, width: 12, height: 12, rx: 2 }),
      write(at + 18, 61, name, { class: "ink2" }),
    ];
  });
};

export const drawBars = ({ title, description, legend, mark, rows }: BarChart): string => {
  const most = ceiling(Math.max(mark?.at ?? 0, ...rows.map(({ parts }) => totalOf(parts))));
  const height = top + rows.length * step + (mark ? 36 : 16);
  const bottom = top + rows.length * step;
  const bars = rows.flatMap(({ label, parts, text }, index) => {
    const y = top + index * step;
    const spans = spansOf(parts, most);
    const end = left + (totalOf(parts) / most) * (right - left);
    return [
      write(left - 10, y + 12, shortened(label), { "text-anchor": "end" }),
      ...spans.map((span, part) =>
        draw("rect", { class: legend[part]?.look ?? "far", x: span.x, y: y + 1, width: span.width, height: thick }),
      ),
      write(end + 8, y + 12, text, { class: "ink2 number" }),
    ];
  });
  const x = mark ? left + (mark.at / most) * (right - left) : 0;
  const line = mark
    ? [
        draw("line", { class: "axis", x1: x, x2: x, y1: top - 6, y2: bottom + 4, "stroke-dasharray": "3 3" }),
        write(x, bottom + 20, mark.name, { class: "ink2", "text-anchor": "middle" }),
      ]
    : [];
  const base = draw("line", { class: "axis", x1: left, x2: left, y1: top - 6, y2: bottom });
  return frame(title, description, height, [...drawLegend(legend), ...line, ...bars, base]);
};
