import { type Box3, CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from "three";

const size = 64;

/** A dark disk with a soft edge. */
const disk = () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const gradient = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  [1, 0.84, 0.5, 0.16, 0].forEach((alpha, index) => gradient.addColorStop(index / 4, `rgb(0 0 0 / ${alpha})`));
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  return canvas;
};

export const shadowUnder = (box: Box3) => {
  const extent = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const material = new MeshBasicMaterial({
    map: new CanvasTexture(disk()),
    transparent: true,
    opacity: 0.4,
    depthWrite: false,
  });
  const shadow = new Mesh(new PlaneGeometry(), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.scale.set(extent.x * 1.3, extent.z * 1.3, 1);
  // Slightly below the model, to avoid z-fighting with a flat base.
  shadow.position.set(middle.x + extent.x * 0.04, box.min.y - extent.y * 0.004, middle.z);
  return shadow;
};
