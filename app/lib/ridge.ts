/** Ridge lines as SVG paths. The same seed always gives the same ridge. Relative integer steps keep the markup small. */

const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** Fractal heights, scaled so that the summit is 1. `shape` limits the height at each place. */
export const profile = (seed: number, points: number, shape: (x: number) => number) => {
  const random = seeded(seed * 977 + 5);
  const table = Array.from({ length: 256 }, random);
  const at = (index: number) => table[index & 255] ?? 0;
  const noise = (x: number) => {
    const index = Math.floor(x);
    const share = x - index;
    return at(index) * (1 - share) + at(index + 1) * share;
  };
  const heights = Array.from({ length: points + 1 }, (_, index) => {
    const x = index / points;
    let [amplitude, frequency, sum, total] = [1, 4.3, 0, 0];
    for (let octave = 0; octave < 6; octave++) {
      const fold = 1 - Math.abs(noise(x * frequency + octave * 31) * 2 - 1);
      sum += amplitude * fold * (octave < 2 ? fold : 1);
      total += amplitude;
      amplitude *= 0.56;
      frequency *= 2.1;
    }
    return (sum / total) * shape(x);
  });
  const summit = Math.max(...heights);
  return heights.map((height) => height / summit);
};

export const bell = (x: number, center: number, width: number) => Math.exp(-(((x - center) / width) ** 2));

type Box = { width: number; height: number };

export const closedPath = (heights: number[], { width, height }: Box) => {
  const x = (index: number) => Math.round((index / (heights.length - 1)) * width);
  const y = (index: number) => Math.round(height - (heights[index] ?? 0) * height * 0.98);
  let path = `M0 ${y(0)}`;
  for (let index = 1; index < heights.length; index++) {
    const step = y(index) - y(index - 1);
    path += `${index === 1 ? "l" : " "}${x(index) - x(index - 1)}${step < 0 ? "" : " "}${step}`;
  }
  return `${path}V${height}H0z`;
};

export type Drawing = { box: string; path: string };

/** The viewBox is as wide as there are steps, so each step is 1, which compresses best. The SVG is stretched to its place. */
export const drawRidge = (heights: number[]): Drawing => {
  const size = { width: heights.length - 1, height: 200 };
  return { box: `0 0 ${size.width} ${size.height}`, path: closedPath(heights, size) };
};

export const mastheadProfile = (index: number, points = 120) =>
  profile(index + 3, points, (x) => 0.35 + 0.65 * bell(x, 0.2 + 0.6 * ((index * 0.37) % 1), 0.3));

export const mastheadRidge = (index: number, points?: number) =>
  drawRidge(mastheadProfile(index, points).map((height) => height * 0.96 + 0.02));
