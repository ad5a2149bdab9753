import { Color, DirectionalLight, HemisphereLight, Mesh, MeshStandardMaterial, type Object3D } from "three";

const lampAt = (place: [x: number, y: number, z: number], color: Color, intensity: number) => {
  const lamp = new DirectionalLight(color, intensity);
  lamp.position.set(...place);
  return lamp;
};

const white = new Color(1, 1, 1);

/**
 * A key light at the upper left, a fill light at the right and a rim light behind, as in the site's renders. An environment
 * map would take a phone a second to compute, and a slow one many.
 */
export const lights = () => [
  new HemisphereLight(white, new Color(0.62, 0.58, 0.55), 1.75),
  lampAt([-4, 6, 5], new Color(1, 0.97, 0.93), 2.3),
  lampAt([6, 2.5, 4], new Color(0.9, 0.95, 1), 0.75),
  lampAt([1.5, 4, -6], white, 1.1),
];

/** Without an environment map, metal and black surfaces would be too dark. */
export const soften = (model: Object3D) =>
  model.traverse((part) => {
    for (const material of part instanceof Mesh ? [part.material].flat() : []) {
      if (!(material instanceof MeshStandardMaterial)) continue;
      material.metalness = Math.min(0.35, material.metalness);
      material.color.lerp(white, 0.025);
    }
  });
