import {
  Box3,
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Sphere,
  Vector3,
  WebGLRenderer,
} from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { lights, soften } from "./light.ts";
import { type Look, looksOf } from "./looks.ts";
import { shadowPixels } from "./matcap.ts";

/** The library comes only when a visitor asks for a model. */

const opening = 26;
const mostPixels = 2;
const filled = 0.86;
const blurred = 64;

const shadowUnder = (box: Box3) => {
  const size = box.getSize(new Vector3());
  const texture = new DataTexture(shadowPixels(blurred), blurred, blurred);
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, opacity: 0.4, depthWrite: false });
  const shadow = new Mesh(new PlaneGeometry(), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.scale.set(size.x * 1.3, size.z * 1.3, 1);
  // A shadow a little under the model keeps a flat base from flickering.
  shadow.position.set(
    (box.min.x + box.max.x) / 2 + size.x * 0.04,
    box.min.y - size.y * 0.004,
    (box.min.z + box.max.z) / 2,
  );
  const dispose = () => {
    texture.dispose();
    material.dispose();
    shadow.geometry.dispose();
  };
  return { shadow, dispose };
};

/** All of the model is seen at a distance of one. */
type Eye = readonly [x: number, y: number, z: number];

export type Stage = {
  draw: (from: Eye) => void;
  show: (look: Look) => void;
  resize: () => void;
  dispose: () => void;
};

const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));

export const openStage = async (canvas: HTMLCanvasElement, file: ArrayBuffer, first: Eye): Promise<Stage> => {
  const { scene: model } = await new GLTFLoader().parseAsync(file, "");
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
  renderer.toneMapping = NeutralToneMapping;
  const scene = new Scene();
  soften(model);

  const box = new Box3().setFromObject(model, true);
  const { center, radius } = box.getBoundingSphere(new Sphere());
  const ground = shadowUnder(box);
  const looks = looksOf(model);
  scene.add(model, ...lights(), ground.shadow);
  const camera = new PerspectiveCamera(opening, 1, radius / 20, radius * 40);
  const eye = new Vector3();

  const corners = cornersOf(box);
  const around = radius / Math.sin((opening * Math.PI) / 360);
  let far = around;

  const stand = (from: Eye) => {
    camera.position.copy(center).add(eye.set(...from).multiplyScalar(far));
    camera.lookAt(center);
    camera.updateMatrixWorld();
  };

  const approach = () => {
    far = around;
    for (let tries = 0; tries < 4; tries++) {
      stand(first);
      const seen = corners.map((corner) => corner.clone().project(camera));
      far *= Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) / filled;
    }
  };

  return {
    draw: (from) => {
      stand(from);
      renderer.render(scene, camera);
    },
    show: (look) => {
      looks.show(look);
      ground.shadow.visible = look !== "wireframe";
    },
    resize: () => {
      const { clientWidth, clientHeight } = canvas;
      renderer.setPixelRatio(Math.min(mostPixels, devicePixelRatio));
      renderer.setSize(clientWidth, clientHeight, false);
      camera.aspect = clientWidth / Math.max(1, clientHeight);
      camera.updateProjectionMatrix();
      approach();
    },
    dispose: () => {
      looks.dispose();
      ground.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
