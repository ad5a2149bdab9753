import { type Moment, milestones } from "./grow.ts";

/** The viewBox of the chart, stretched to its size. */
const side = 1000;

/** Gives three to six grid lines. */
const niceStep = (top: number) => {
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
};

/** Enough points for the curve to look smooth. */
const pointsOf = (moments: Moment[]) => {
  const years = (moments.length - 1) / 12;
  const every = years > 12 ? 12 : years > 3 ? 3 : 1;
  return moments.filter(({ month }) => month % every === 0);
};

/** SVG paths, each closed along the bottom; positions of lines and years are fractions from the top, or from the start. */
export const draw = (moments: Moment[]) => {
  const points = pointsOf(moments);
  const last = moments.at(-1) as Moment;
  const max = Math.max(...points.map(({ balance, lost }) => balance + lost), 1);
  const top = max * 1.1;
  const area = (of: (moment: Moment) => number) => {
    const edge = points.map((moment) => {
      const x = Math.round((moment.month / last.month) * side);
      return `${x} ${Math.round((1 - of(moment) / top) * side)}`;
    });
    return `M${edge.join("L")}V${side}H0Z`;
  };
  const step = niceStep(max);
  const count = last.paid > 0 ? Math.floor(max / step + 1e-9) : 0;
  const years = last.month / 12;
  return {
    areas: {
      lost: area(({ balance, lost }) => balance + lost),
      growth: area(({ balance }) => balance),
      paid: area(({ paid, balance }) => Math.min(paid, balance)),
    },
    lines: Array.from({ length: count }, (_, index) => {
      const amount = (index + 1) * step;
      return { amount, at: 1 - amount / top };
    }),
    years: milestones(years).map((year) => ({ year, at: year / years })),
  };
};
