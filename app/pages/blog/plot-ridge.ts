import { drawRidge, profile } from "../../lib/ridge.ts";

/** With more topics than this, each ridge gets fewer points to keep the page light. */
const many = 40;

export const pointsFor = (topics: number) => (topics > many ? { plot: 40, tile: 24 } : { plot: 100, tile: 60 });

export const plotRidge = (index: number, points: number) =>
  drawRidge(
    profile(index + 40, points, (x) => {
      const offset = (x - (0.63 + 0.07 * Math.sin(index * 2.3))) / 0.19;
      return 0.004 + Math.exp(-(offset ** 2) * 1.2);
    }).map((height) => height * (0.62 + 0.38 * ((index * 0.618) % 1))),
  );
