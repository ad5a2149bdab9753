import { ShapeUtils, Vector2 } from "three";
import { type Point, areaOf } from "./path.ts";

/** Bodies lie as they are printed: on their side, with z up, in millimeters. */

export type Corner = readonly [x: number, y: number, z: number];

/** Corners go counterclockwise as seen from outside. */
export type Triangle = readonly [Corner, Corner, Corner];

export type Face = { outline: readonly Point[]; triangles: readonly (readonly [Point, Point, Point])[] };

export const filled = (given: readonly Point[]): Face => {
  const outline = areaOf(given) < 0 ? given.toReversed() : given;
  const faces = ShapeUtils.triangulateShape(
    outline.map(([x, y]) => new Vector2(x, y)),
    [],
  );
  return { outline, triangles: faces.map((face) => face.map((index) => outline[index]) as [Point, Point, Point]) };
};

export const cap = ({ triangles }: Face, z: number, looks: "up" | "down"): Triangle[] =>
  triangles.map((triangle) => {
    const [a, b, c] = triangle.map(([x, y]) => [x, y, z] as const) as [Corner, Corner, Corner];
    return looks === "up" ? [a, b, c] : [a, c, b];
  });

export const walls = ({ outline }: Face, from: number, to: number): Triangle[] =>
  outline.flatMap(([x, y], index): Triangle[] => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as Point;
    const [a, c]: [Corner, Corner] = [
      [x, y, from],
      [nextX, nextY, to],
    ];
    return [
      [a, [nextX, nextY, from], c],
      [a, c, [x, y, to]],
    ];
  });

export const prism = (face: Face, height: number): Triangle[] => [
  ...cap(face, 0, "down"),
  ...walls(face, 0, height),
  ...cap(face, height, "up"),
];

const nameOf = (corner: Corner) => corner.map((value) => value.toFixed(4)).join();

/** A body holds water when each edge has exactly one neighbor going the other way. */
export const openEdges = (triangles: readonly Triangle[]): string[] => {
  const counts = new Map<string, number>();
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map(nameOf) as [string, string, string];
    for (const edge of [`${a} ${b}`, `${b} ${c}`, `${c} ${a}`]) counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts.keys()].filter((edge) => {
    const [from, to] = edge.split(" ");
    return counts.get(edge) !== 1 || counts.get(`${to} ${from}`) !== 1;
  });
};

export const volumeOf = (triangles: readonly Triangle[]): number =>
  triangles.reduce((sum, [a, b, c]) => {
    const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]] as const;
    return sum + (a[0] * cross[0] + a[1] * cross[1] + a[2] * cross[2]) / 6;
  }, 0);
