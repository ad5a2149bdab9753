import { type PerspectiveCamera, type Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";

/** A button or a key moves the camera by a step. */
export type Step = "left" | "right" | "up" | "down" | "zoomIn" | "zoomOut" | "reset";

const angle = Math.PI / 12;
const nearer = 0.85;

/** Rotates and zooms by pointer, wheel, buttons and keys. The camera goes only slightly below the ground. */
export const orbit = (camera: PerspectiveCamera, canvas: HTMLCanvasElement, center: Vector3, onMove: () => void) => {
  const controls = new OrbitControls(camera, canvas);
  controls.target.copy(center);
  controls.enablePan = false;
  controls.enableDamping = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  controls.dampingFactor = 0.28;
  controls.minPolarAngle = 0.12;
  controls.maxPolarAngle = 2.1;
  controls.addEventListener("change", onMove);
  // OrbitControls disables touch scrolling; the stylesheet allows it vertically, because the model may fill a phone's screen.
  canvas.style.removeProperty("touch-action");

  // The wheel scrolls the page until the model is clicked.
  let isHeld = false;
  canvas.addEventListener("pointerdown", () => (controls.enableZoom = isHeld = true));
  canvas.addEventListener("pointerleave", () => (isHeld = false));
  canvas.addEventListener("wheel", ({ ctrlKey }) => (controls.enableZoom = isHeld || ctrlKey), { capture: true });

  /** The model rotates in the arrow's direction. */
  const steps: Record<Step, () => void> = {
    left: () => controls.rotateLeft(-angle),
    right: () => controls.rotateLeft(angle),
    up: () => controls.rotateUp(-angle),
    down: () => controls.rotateUp(angle),
    zoomIn: () => controls.dollyIn(nearer),
    zoomOut: () => controls.dollyOut(nearer),
    reset: () => controls.reset(),
  };

  return {
    controls,
    step: (step: Step) => steps[step](),
    /** Saves the camera's position for a reset. */
    begin: () => {
      const distance = camera.position.distanceTo(center);
      controls.minDistance = distance * 0.3;
      controls.maxDistance = distance * 2;
      controls.update();
      controls.saveState();
    },
  };
};
