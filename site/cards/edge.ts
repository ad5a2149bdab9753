import { cardSize as card } from "../addresses/published.ts";

type Line = {
  /** The ground is where it would lie without a ridge. */
  ground: (x: number) => number;
  rise: (x: number) => number;
};

const points = (heights: readonly number[], { ground, rise }: Line) =>
  heights.map((height, index) => {
    const x = (index / (heights.length - 1)) * card.width;
    return `${Math.round(x)} ${(ground(x) - height * rise(x)).toFixed(1)}`;
  });

export const ridgeSvg = (heights: readonly number[], line: Line, colors: readonly string[]): string => {
  const all = points(heights, line);
  const end = (stretch: number) => Math.round((stretch * (all.length - 1)) / colors.length);
  return colors
    .map((color, index) => {
      const part = all.slice(end(index), end(index + 1) + 1);
      const [first = "", last = ""] = [part[0], part.at(-1)].map((point) => point?.split(" ")[0]);
      return `<path fill="${color}" d="M${part.join("L")}L${last} ${card.height}H${first}z"/>`;
    })
    .join("");
};
