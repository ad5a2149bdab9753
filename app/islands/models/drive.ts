import { type Orbit, type Step, areNear, between, placeOf, startAt, stepOf, stepped, turned, zoomed } from "./orbit.ts";
import type { Look } from "./stage/looks.ts";
import type { Stage } from "./stage/stage.ts";

/** The eye goes this share of the way to where it is wanted with each frame. */
const haste = 0.28;

/** The model is drawn only when something has moved. */
export const drive = (stage: Stage, canvas: HTMLCanvasElement, turn: number) => {
  const first = startAt(turn);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const over = new AbortController();
  const hands = new Map<number, { x: number; y: number }>();
  let now = first;
  let goal = first;
  let frame = 0;
  let isHeld = false;

  const ask = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const paint = () => {
    frame = 0;
    now = isStill.matches || areNear(now, goal) ? goal : between(now, goal, haste);
    stage.draw(placeOf(now));
    if (now !== goal) ask();
  };
  const go = (next: Orbit) => {
    goal = next;
    ask();
  };

  const spread = () => {
    const [one, other] = [...hands.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => canvas.addEventListener(name, hear, { signal: over.signal, passive: false });
  const release = ({ pointerId }: PointerEvent) => void hands.delete(pointerId);

  listen("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
    canvas.setPointerCapture(pointerId);
    hands.set(pointerId, { x, y });
    isHeld = true;
  });
  listen("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
    const from = hands.get(pointerId);
    if (!from) return;
    const before = spread();
    hands.set(pointerId, { x, y });
    if (hands.size > 1) return go(zoomed(goal, before / Math.max(1, spread())));
    const slow = Math.PI / canvas.clientHeight;
    go(turned(goal, (from.x - x) * slow, (from.y - y) * slow));
  });
  listen("pointerup", release);
  listen("pointercancel", release);
  // The wheel scrolls the page until the model has been taken hold of.
  listen("pointerleave", () => (isHeld = false));
  listen("wheel", (event) => {
    const next = zoomed(goal, Math.exp(event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
    if ((!isHeld && !event.ctrlKey) || next.distance === goal.distance) return;
    event.preventDefault();
    go(next);
  });

  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(stepped(goal, step, first));
  };
  // The element around the canvas has the focus.
  canvas.parentElement?.addEventListener("keydown", press, { signal: over.signal });

  const room = new ResizeObserver(() => {
    stage.resize();
    stage.draw(placeOf(now));
  });
  room.observe(canvas);

  return {
    step: (step: Step) => go(stepped(goal, step, first)),
    show: (look: Look) => {
      stage.show(look);
      ask();
    },
    stop: () => {
      over.abort();
      room.disconnect();
      cancelAnimationFrame(frame);
      stage.dispose();
    },
  };
};
