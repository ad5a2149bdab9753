import { Box3, type Group, NeutralToneMapping, PerspectiveCamera, Scene, Sphere, Vector3, WebGLRenderer } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { lights, soften } from "./light.ts";
import { type Step, orbit } from "./orbit.ts";
import { shadowUnder } from "./shadow.ts";

/** This module, and three.js with it, is loaded when a visitor opens a model. */

/** In degrees. */
const fieldOfView = 26;
const maxPixelRatio = 2;
/** The model's initial size as a fraction of the canvas. */
const filled = 0.86;
/** The camera's angle from straight above, in radians. */
const polarAngle = 1.16;

export type Stage = { step: (step: Step) => void; dispose: () => void };

const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));

/** Positions the camera so that the whole model is visible, at an angle of `degrees`. */
const framer = (camera: PerspectiveCamera, model: Group, degrees: number) => {
  const box = new Box3().setFromObject(model, true);
  const { center, radius } = box.getBoundingSphere(new Sphere());
  const corners = cornersOf(box);
  const eye = new Vector3().setFromSphericalCoords(1, polarAngle, (degrees * Math.PI) / 180);
  camera.near = radius / 20;
  camera.far = radius * 40;
  const frame = () => {
    let distance = radius / Math.sin((fieldOfView * Math.PI) / 360);
    for (let tries = 0; tries < 5; tries++) {
      camera.position.copy(center).addScaledVector(eye, distance);
      camera.lookAt(center);
      camera.updateMatrixWorld();
      const seen = corners.map((corner) => corner.clone().project(camera));
      distance *= Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) / filled;
    }
  };
  return { box, center, frame };
};

export const openStage = async (canvas: HTMLCanvasElement, file: ArrayBuffer, turn: number): Promise<Stage> => {
  const { scene: model } = await new GLTFLoader().parseAsync(file, "");
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  const camera = new PerspectiveCamera(fieldOfView);
  const { box, center, frame } = framer(camera, model, turn);
  soften(model);
  const scene = new Scene();
  scene.add(model, ...lights(), shadowUnder(box));

  const draw = () => renderer.render(scene, camera);
  const { controls, step, begin } = orbit(camera, canvas, center, draw);
  renderer.setAnimationLoop(() => controls.update());

  const resizeObserver = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(maxPixelRatio, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    frame();
    begin();
    draw();
  });
  resizeObserver.observe(canvas);

  return {
    step,
    dispose: () => {
      resizeObserver.disconnect();
      controls.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
