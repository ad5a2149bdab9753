/** Angles are in radians; a distance of one shows all of the model. */
export type Orbit = { azimuth: number; polar: number; distance: number };

/** The eye goes from just off the top to a little under the ground. */
const polar = { least: 0.12, most: 2.1 };
const distance = { least: 0.3, most: 2 };

const within = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

export const startAt = (degrees: number): Orbit => ({ azimuth: (degrees * Math.PI) / 180, polar: 1.16, distance: 1 });

export const turned = (orbit: Orbit, across: number, up: number): Orbit => ({
  ...orbit,
  azimuth: orbit.azimuth + across,
  polar: within(orbit.polar + up, polar),
});

export const zoomed = (orbit: Orbit, factor: number): Orbit => ({
  ...orbit,
  distance: within(orbit.distance * factor, distance),
});

/** The y axis points up, and azimuth 0 looks from the front. */
export const placeOf = ({ azimuth, polar: down, distance: far }: Orbit): [x: number, y: number, z: number] => [
  far * Math.sin(down) * Math.sin(azimuth),
  far * Math.cos(down),
  far * Math.sin(down) * Math.cos(azimuth),
];

export const between = (from: Orbit, to: Orbit, share: number): Orbit => ({
  azimuth: from.azimuth + (to.azimuth - from.azimuth) * share,
  polar: from.polar + (to.polar - from.polar) * share,
  distance: from.distance + (to.distance - from.distance) * share,
});

export const areNear = (one: Orbit, other: Orbit): boolean =>
  Math.abs(one.azimuth - other.azimuth) + Math.abs(one.polar - other.polar) < 0.001 &&
  Math.abs(one.distance - other.distance) < 0.001;

export type Step = "left" | "right" | "up" | "down" | "zoomIn" | "zoomOut" | "reset";

const angle = Math.PI / 12;
const nearer = 0.85;

/** The model turns the way that the arrow points. */
export const stepped = (orbit: Orbit, step: Step, first: Orbit): Orbit => {
  switch (step) {
    case "left":
      return turned(orbit, angle, 0);
    case "right":
      return turned(orbit, -angle, 0);
    case "up":
      return turned(orbit, 0, angle);
    case "down":
      return turned(orbit, 0, -angle);
    case "zoomIn":
      return zoomed(orbit, nearer);
    case "zoomOut":
      return zoomed(orbit, 1 / nearer);
    case "reset":
      return first;
  }
};

const keys: Record<string, Step> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  "+": "zoomIn",
  "=": "zoomIn",
  "-": "zoomOut",
  _: "zoomOut",
  "0": "reset",
  r: "reset",
  R: "reset",
};

export const stepOf = (key: string): Step | undefined => (Object.hasOwn(keys, key) ? keys[key] : undefined);
