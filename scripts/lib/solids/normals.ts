import type { Corner, Triangle } from "./solid.ts";

/** Normals are even over curves and break at edges, so that a part looks as it will feel. */

const sharpest = Math.cos((32 * Math.PI) / 180);

const minus = (a: Corner, b: Corner): Corner => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const dot = (a: Corner, b: Corner) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const unit = (v: Corner): Corner => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

export const normalOf = ([a, b, c]: Triangle): Corner => {
  const [u, v] = [minus(b, a), minus(c, a)];
  return unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
};

/** Long thin neighbors shall not count for more, so the angle weighs. */
const angleAt = (triangle: Triangle, index: number) => {
  const at = triangle[index] as Corner;
  const [next, last] = [1, 2].map((step) => unit(minus(triangle[(index + step) % 3] as Corner, at)));
  return Math.acos(Math.min(1, Math.max(-1, dot(next as Corner, last as Corner))));
};

type Face = { normal: Corner; angle: number };

export const cornerNormals = (triangles: readonly Triangle[]): Corner[][] => {
  const around = new Map<string, Face[]>();
  const nameOf = (corner: Corner) => corner.map((value) => value.toFixed(4)).join();
  const flat = triangles.map(normalOf);
  triangles.forEach((triangle, at) =>
    triangle.forEach((corner, index) => {
      const face = { normal: flat[at] as Corner, angle: angleAt(triangle, index) };
      around.set(nameOf(corner), [...(around.get(nameOf(corner)) ?? []), face]);
    }),
  );
  return triangles.map((triangle, at) =>
    triangle.map((corner) => {
      const own = flat[at] as Corner;
      const near = (around.get(nameOf(corner)) ?? []).filter(({ normal }) => dot(normal, own) > sharpest);
      return unit(
        near.reduce<Corner>(
          (sum, { normal, angle }) => [
            sum[0] + normal[0] * angle,
            sum[1] + normal[1] * angle,
            sum[2] + normal[2] * angle,
          ],
          [0, 0, 0],
        ),
      );
    }),
  );
};
