import { Color, DirectionalLight, HemisphereLight, type Light, Mesh, MeshStandardMaterial, type Object3D } from "three";

type Lamp = { at: [number, number, number]; color: Color; bright: number };

/** All of the site's renders have a strong lamp at the upper left, a fill at the right and a rim behind. */
const lamps: Lamp[] = [
  { at: [-4, 6, 5], color: new Color(1, 0.97, 0.93), bright: 2.3 },
  { at: [6, 2.5, 4], color: new Color(0.9, 0.95, 1), bright: 0.75 },
  { at: [1.5, 4, -6], color: new Color(1, 1, 1), bright: 1.1 },
];

/** To work out what a surface mirrors of a room takes a phone a second, and a slow one many. */
export const lights = (): Light[] => [
  new HemisphereLight(new Color(1, 1, 1), new Color(0.62, 0.58, 0.55), 1.75),
  ...lamps.map(({ at, color, bright }) => {
    const lamp = new DirectionalLight(color, bright);
    lamp.position.set(...at);
    return lamp;
  }),
];

const white = new Color(1, 1, 1);

/** Metal and black show only what they mirror: without a room around them they have to be a little less so. */
export const soften = (model: Object3D) =>
  model.traverse((part) => {
    const materials = part instanceof Mesh ? [part.material].flat() : [];
    for (const material of materials) {
      if (!(material instanceof MeshStandardMaterial)) continue;
      material.metalness = Math.min(0.35, material.metalness);
      material.color.lerp(white, 0.025);
    }
  });
