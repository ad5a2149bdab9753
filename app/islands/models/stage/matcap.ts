type Light = {
  from: readonly [x: number, y: number, z: number];
  color: readonly [number, number, number];
  tight: number;
};

const lights: Light[] = [
  { from: [-0.5, 0.68, 0.54], color: [0.66, 0.63, 0.6], tight: 1 },
  { from: [0.86, 0.12, 0.5], color: [0.2, 0.23, 0.27], tight: 1 },
  { from: [0, -0.9, 0.43], color: [0.16, 0.12, 0.1], tight: 2 },
  { from: [-0.42, 0.62, 0.66], color: [0.16, 0.16, 0.16], tight: 24 },
];

const ground = [0.24, 0.24, 0.25] as const;

/** Each point has four bytes, from the bottom row up. */
export const matcapPixels = (size: number): Uint8Array => {
  const pixels = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1];
      // Outside of the ball its rim goes on, so that no seam shows there.
      const over = Math.max(1, Math.hypot(x, y));
      const [nx, ny] = [x / over, y / over];
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      const color = [0, 1, 2].map((channel) => {
        const lit = lights.reduce((sum, { from, color: hue, tight }) => {
          const facing = Math.max(0, nx * from[0] + ny * from[1] + nz * from[2]);
          return sum + (hue[channel] ?? 0) * facing ** tight;
        }, ground[channel] ?? 0);
        return Math.min(255, Math.round(lit * 255));
      });
      pixels.set([...color, 255], (row * size + column) * 4);
    }
  }
  return pixels;
};

export const shadowPixels = (size: number): Uint8Array => {
  const pixels = new Uint8Array(size * size * 4);
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [(((at % size) + 0.5) / size) * 2 - 1, ((Math.floor(at / size) + 0.5) / size) * 2 - 1];
    const rest = Math.max(0, 1 - Math.hypot(x, y));
    pixels[at * 4 + 3] = Math.round(255 * rest * rest * (3 - 2 * rest));
  }
  return pixels;
};
