/** Lengths are in millimeters. */

export type Point = readonly [x: number, y: number];

export const add = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];

export const toward = (degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
};

/** An arc from a larger to a smaller angle goes clockwise. */
export const arc = (center: Point, radius: number, [from, to]: Point, step = 4): Point[] => {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, index) =>
    add(center, toward(from + ((to - from) * index) / count), radius),
  );
};

export type Station = { at: Point; heading: number };

type Turn = { turn: number; radius: number };
type Move = { ahead: number } | Turn;

/** A turn to the left is positive. */
export const walk = (start: Station, moves: readonly Move[], step = 4): Station[] => {
  const stations = [start];
  for (const move of moves) {
    const { at, heading } = stations.at(-1) as Station;
    if ("ahead" in move) {
      stations.push({ at: add(at, toward(heading), move.ahead), heading });
      continue;
    }
    const side = Math.sign(move.turn);
    const center = add(at, toward(heading + 90 * side), move.radius);
    const count = Math.max(1, Math.ceil(Math.abs(move.turn) / step));
    for (let index = 1; index <= count; index++) {
      const next = heading + (move.turn * index) / count;
      stations.push({ at: add(center, toward(next - 90 * side), move.radius), heading: next });
    }
  }
  return stations;
};

export const edgesOf = (stations: readonly Station[], thickness: number) => {
  const edge = (side: number) => stations.map(({ at, heading }) => add(at, toward(heading + 90 * side), thickness / 2));
  return { left: edge(1), right: edge(-1) };
};

/** The two points that the edges have are left out. */
export const roundEnd = ({ at, heading }: Station, thickness: number, step = 12): Point[] =>
  arc(at, thickness / 2, [heading - 90, heading + 90], step).slice(1, -1);

/** The area of an outline that goes round counterclockwise is positive. */
export const areaOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
