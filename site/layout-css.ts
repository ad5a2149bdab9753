import { masthead, photograph, coverHeights } from "./layout.ts";

/** Heights from layout.ts as CSS. Stylesheets write `@site masthead;`, and app/styles/postcss-site.ts inserts them. */

const percent = (share: number) => Math.round(share * 1000) / 10;

const clamp = ({ least, most }: { least: number; most: number }, wanted: string) =>
  `clamp(${least}rem, ${wanted}, ${most}rem)`;

const { filling, standing, ridge } = masthead;

export const mastheadHeights = (): string => `
  --ridge: ${clamp(ridge, `${percent(ridge.across)}cqi`)};
  --filling: ${clamp(filling, `${percent(filling.share)}svh`)};
  --standing: ${clamp(standing, `min(${percent(standing.share)}svh, ${percent(standing.across)}cqi)`)};
  --sunk: calc(${standing.sunk} * var(--ridge));`;

export const photographHeight = (layout: keyof typeof photograph): string =>
  `--tall: ${percent(photograph[layout])}svh;`;

export const rangeHeights = (kind: keyof typeof coverHeights, layout: "folded" | "unfolded"): string => {
  const { share, anchor } = coverHeights[kind][layout];
  return `
  --range: ${percent(share)}svh;
  --anchor: ${percent(anchor)}%;`;
};
