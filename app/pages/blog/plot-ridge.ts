import { drawRidge, profile } from "../../lib/ridge.ts";

export const plotRidge = (index: number) =>
  drawRidge(
    profile(index + 40, 100, (x) => {
      const offset = (x - (0.63 + 0.07 * Math.sin(index * 2.3))) / 0.19;
      return 0.004 + Math.exp(-(offset ** 2) * 1.2);
    }).map((height) => height * (0.62 + 0.38 * ((index * 0.618) % 1))),
  );
