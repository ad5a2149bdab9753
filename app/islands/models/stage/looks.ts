import {
  DataTexture,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshMatcapMaterial,
  type Object3D,
  SRGBColorSpace,
  DoubleSide,
  LinearFilter,
} from "three";
import { matcapPixels } from "./matcap.ts";

export type Look = "shaded" | "wireframe" | "matcap";

const ballSize = 128;

const meshesIn = (model: Object3D): Mesh[] => {
  const found: Mesh[] = [];
  model.traverse((part) => {
    if (part instanceof Mesh) found.push(part);
  });
  return found;
};

export const looksOf = (model: Object3D) => {
  const meshes = meshesIn(model);
  const own = new Map<Mesh, Material | Material[]>(meshes.map((mesh) => [mesh, mesh.material]));

  const ball = new DataTexture(matcapPixels(ballSize), ballSize, ballSize);
  ball.colorSpace = SRGBColorSpace;
  ball.magFilter = LinearFilter;
  ball.minFilter = LinearFilter;
  ball.needsUpdate = true;
  const clay = new MeshMatcapMaterial({ matcap: ball, side: DoubleSide });

  // Faces that are not drawn still hide the edges behind them. White is turned into ink by the page's styles.
  const hull = new MeshBasicMaterial({
    colorWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const wire = new MeshBasicMaterial({ wireframe: true, transparent: true, opacity: 0.8, toneMapped: false });
  const edges = meshes.map((mesh) => {
    const lines = new Mesh(mesh.geometry, wire);
    lines.visible = false;
    mesh.add(lines);
    return lines;
  });

  return {
    show: (look: Look) => {
      const materials = { shaded: undefined, wireframe: hull, matcap: clay };
      for (const [mesh, material] of own) mesh.material = materials[look] ?? material;
      for (const lines of edges) lines.visible = look === "wireframe";
    },
    dispose: () => {
      for (const mesh of meshes) mesh.geometry.dispose();
      for (const material of [clay, hull, wire, ...[...own.values()].flat()]) material.dispose();
      ball.dispose();
    },
  };
};
