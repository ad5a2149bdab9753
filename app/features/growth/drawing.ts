import { type Moment, milestones } from "./grow.ts";

/** The chart's shapes, in a square of a thousand that is stretched to its place. */

const side = 1000;

/** Steps of one, two or five, so that three to six lines lie below the top. */
const niceStep = (top: number) => {
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
};

/** A curve has enough points when nobody sees its corners. */
const pointsOf = (moments: Moment[]) => {
  const years = (moments.length - 1) / 12;
  const every = years > 12 ? 12 : years > 3 ? 3 : 1;
  return moments.filter(({ month }) => month % every === 0);
};

export type Drawing = {
  /** Areas from the ground up to: all that there could be, what there is, and what of it was paid in. */
  areas: { lost: string; growth: string; paid: string };
  /** Amounts with a line, and where it lies from the top, as a share. */
  lines: { amount: number; at: number }[];
  /** Years under the chart, and where they stand from its start, as a share. */
  years: { year: number; at: number }[];
};

export const draw = (moments: Moment[]): Drawing => {
  const points = pointsOf(moments);
  const last = moments.at(-1) as Moment;
  const most = Math.max(...points.map(({ balance, lost }) => balance + lost), 1);
  const top = most * 1.1;
  const area = (of: (moment: Moment) => number) => {
    const edge = points.map((moment) => {
      const x = Math.round((moment.month / last.month) * side);
      return `${x} ${Math.round((1 - of(moment) / top) * side)}`;
    });
    return `M${edge.join("L")}V${side}H0Z`;
  };
  const step = niceStep(most);
  const count = last.paid > 0 ? Math.floor(most / step + 1e-9) : 0;
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
