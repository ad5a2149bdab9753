import { BoxGeometry, Color, Mesh, MeshBasicMaterial, PMREMGenerator, Scene, type WebGLRenderer } from "three";

type Panel = { at: [number, number, number]; size: [number, number, number]; bright: number };

/** A large lamp at the upper left, as in all of the site's renders, a fill at the right and a rim behind. */
const panels: Panel[] = [
  { at: [-6, 7, 5], size: [7, 1, 7], bright: 9 },
  { at: [8, 3, 3], size: [0.5, 5, 5], bright: 2.2 },
  { at: [1, 5, -8], size: [8, 4, 0.5], bright: 4 },
];

/** What surfaces mirror. It is drawn once, in code, so that no file has to come. */
export const lightFor = (renderer: WebGLRenderer) => {
  const room = new Scene();
  room.background = new Color(0.62, 0.62, 0.64);
  const box = new BoxGeometry();
  const materials = panels.map(({ bright }) => new MeshBasicMaterial({ color: new Color(bright, bright, bright) }));
  panels.forEach(({ at, size }, index) => {
    const panel = new Mesh(box, materials[index]);
    panel.position.set(...at);
    panel.scale.set(...size);
    panel.lookAt(0, 0, 0);
    room.add(panel);
  });
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, 0.03);
  generator.dispose();
  box.dispose();
  for (const material of materials) material.dispose();
  return target;
};
