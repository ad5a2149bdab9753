import { type Point, type Station, add, arc, edgesOf, roundEnd, toward, walk } from "./path.ts";
import { type Face, type Triangle, cap, filled, prism, walls } from "./solid.ts";

/** Each part is one bent line of even thickness, or one outline, drawn from the side as it is used. */

type Ends = { first?: "round"; last?: "round" };

const strip = (
  stations: readonly Station[],
  thickness: number,
  ends: Ends = { first: "round", last: "round" },
): Face => {
  const { left, right } = edgesOf(stations, thickness);
  const [start, end] = [stations[0], stations.at(-1)] as [Station, Station];
  const front = ends.last ? roundEnd(end, thickness) : [];
  const back = ends.first ? roundEnd({ at: start.at, heading: start.heading + 180 }, thickness) : [];
  const fan = (points: readonly Point[]) =>
    points.slice(2).map((point, index) => [points[0], points[index + 1], point] as [Point, Point, Point]);
  const pieces = stations.slice(1).flatMap((_, index) => {
    const [a, b, c, d] = [right[index], right[index + 1], left[index + 1], left[index]] as [Point, Point, Point, Point];
    return fan([a, b, c, d]);
  });
  const [lastRight, lastLeft] = [right.at(-1), left.at(-1)] as [Point, Point];
  const [firstRight, firstLeft] = [right[0], left[0]] as [Point, Point];
  return {
    outline: [...right, ...front, ...left.toReversed(), ...back],
    triangles: [...pieces, ...fan([lastRight, ...front, lastLeft]), ...fan([firstLeft, ...back, firstRight])],
  };
};

type Hook = { door: number; thickness: number; width: number };

/** The hook hangs over the top of a door and holds a coat. */
export const doorHook = ({ door, thickness, width }: Hook): Triangle[] => {
  const corner = thickness;
  const line = walk({ at: [-door - thickness, -34], heading: 90 }, [
    { ahead: 34 - corner },
    { turn: -90, radius: corner },
    { ahead: door + thickness - 2 * corner },
    { turn: -90, radius: corner },
    { ahead: 58 },
    { turn: 180, radius: 17 },
    { ahead: 6 },
    { turn: -38, radius: 24 },
    { ahead: 4 },
  ]);
  return prism(strip(line, thickness), width);
};

type Clip = { cable: number; wall: number; lanes: number; width: number };

/** Each cable is pressed in from above; the clip is held by a pad of tape. */
export const cableClip = ({ cable, wall, lanes, width }: Clip): Triangle[] => {
  const [inner, outer] = [cable / 2, cable / 2 + wall];
  const floor = 2.4;
  const pitch = 2 * outer + 2;
  const margin = 3;
  const half = ((lanes - 1) * pitch) / 2 + outer + margin;
  const height = floor + outer - 0.4;
  // The outside of a ring meets the floor at `foot`, as an angle.
  const foot = (Math.asin((height - floor) / outer) * 180) / Math.PI;
  const mouth = 48;
  const ring = (lane: number): Point[] => {
    const center: Point = [((lanes - 1) / 2 - lane) * pitch, height];
    const lip = (side: 1 | -1) => {
      const angle = 90 - side * mouth;
      const middle = add(center, toward(angle), (inner + outer) / 2);
      const ends: Point = [angle, angle + side * 180];
      return arc(middle, wall / 2, ends, 15).slice(1, -1);
    };
    return [
      ...arc(center, outer, [-foot, 90 - mouth]),
      ...lip(1),
      ...arc(center, inner, [90 - mouth, -270 + mouth]),
      ...lip(-1).toReversed(),
      ...arc(center, outer, [90 + mouth, 180 + foot]),
    ];
  };
  const outline: Point[] = [
    [-half, 0],
    [half, 0],
    [half, floor],
    ...Array.from({ length: lanes }, (_, lane) => ring(lane)).flat(),
    [-half, floor],
  ];
  return prism(filled(outline), width);
};

type Stand = { thickness: number; width: number; slot: number; lean: number };

/** The seat is missing in the middle, so that a cable can come up. */
export const phoneStand = ({ thickness, width, slot, lean }: Stand): Triangle[] => {
  const radius = thickness;
  const steep = 64;
  const front = walk({ at: [0, 0], heading: lean - 180 }, [
    { ahead: 13 },
    { turn: 90, radius },
    { ahead: 12 },
    { turn: 90, radius },
  ]);
  const start = front.at(-1) as Station;
  const ground = Math.min(...front.map(({ at }) => at[1]));
  const legs = (leg: number) =>
    walk(start, [
      { ahead: 84 },
      { turn: -lean - steep, radius: 9 },
      { ahead: leg },
      { turn: steep - 180, radius: 8 },
      { ahead: 58 },
    ]);
  // The leg is as long as it takes for the foot to stand level with the front.
  const [, feet] = (legs(0).at(-1) as Station).at;
  const line = legs((feet - ground) / Math.sin((steep * Math.PI) / 180));
  const whole = strip([...front, ...line.slice(1)], thickness);
  const seat = strip(front, thickness, { first: "round" });
  const rest = strip(line, thickness, { last: "round" });
  const [from, to] = [(width - slot) / 2, (width + slot) / 2];
  return [
    ...cap(whole, 0, "down"),
    ...walls(whole, 0, from),
    ...cap(seat, from, "up"),
    ...walls(rest, from, to),
    ...cap(seat, to, "down"),
    ...walls(whole, to, width),
    ...cap(whole, width, "up"),
  ];
};
