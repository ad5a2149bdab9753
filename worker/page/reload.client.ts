import { isBusy, typedFields } from "./busy.client.ts";

/** A click or a key may be the first half of something, such as leaving a field for the button beside it. */
const quietTime = 1000;

/** A page that a visitor has asked for may take its time, and a reload would take its place. */
const leavingTime = 30_000;

const lookEvery = 250;

let quietFrom = 0;
let isWaiting = false;

const waitFor = (time: number) => {
  quietFrom = Math.max(quietFrom, performance.now() + time);
};

const noteActivity = () => waitFor(quietTime);

const noteLeaving = ({ type, target, defaultPrevented }: Event) => {
  const leads = type === "submit" || (target as Element).closest("a[href]:not([target=_blank], [href^='#'])");
  if (leads && !defaultPrevented) waitFor(leavingTime);
};

/** False means that the tab has gone on to this version before, or that this cannot be noted. */
const noteReload = (version: string): boolean => {
  try {
    const key = `reloaded to ${version}`;
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, "");
    return isNew;
  } catch {
    return false;
  }
};

/** Each version is loaded once per tab: two servers that disagree about the newest cannot make a page go round. */
export const reloadTo = (version: string) => {
  if (isWaiting) return;
  isWaiting = true;
  for (const type of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    addEventListener(type, noteActivity, { capture: true, passive: true });
  }
  for (const type of ["click", "submit"]) addEventListener(type, noteLeaving);

  const timer = setInterval(() => {
    if (isBusy() || performance.now() < quietFrom) return;
    clearInterval(timer);
    if (!noteReload(version)) {
      console.warn(
        `Not reloading: this tab already reloaded for version ${version}, or session storage is unavailable.`,
      );
      return;
    }
    // A form keeps its text when it hears of it, and has it again after the reload.
    for (const field of typedFields(document)) field.dispatchEvent(new Event("input", { bubbles: true }));
    location.reload();
  }, lookEvery);
};
