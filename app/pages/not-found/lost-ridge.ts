import { bell, closedPath, profile } from "../../lib/ridge.ts";

export const lostRidge = () =>
  closedPath(
    profile(91, 140, (x) => 0.1 + bell(x, 0.3, 0.26)).map((height) => height * 0.9),
    { width: 1440, height: 420 },
  );
