import { expect, it } from "vitest";
import { convertSpeed } from "../../../../app/lib/speed.ts";

// Published: 1 knot is 1.15078 mph and 1.852 km/h; 1 mph is 1.60934 km/h.
it.each([
  [1, "kn", "mph", 1.15078],
  [1, "kn", "kmh", 1.852],
  [1, "mph", "kmh", 1.60934],
  [100, "kmh", "kn", 53.99568],
] as const)("%d %s in %s is %d", (given, from, to, result) => {
  expect(convertSpeed(given, from, to)).toBeCloseTo(result, 4);
});
