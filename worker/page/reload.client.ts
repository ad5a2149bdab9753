import { dirtyFields, isBusy } from "./busy.client.ts";

/** A click or a key may be part of a longer interaction, such as moving from a field to the button next to it. */
const idleDelay = 1000;

/** The next page may load slowly, and a reload would cancel the navigation. */
const navigationTimeout = 30_000;

const pollInterval = 250;

let quietFrom = 0;
let isWaiting = false;

const waitFor = (time: number) => {
  quietFrom = Math.max(quietFrom, performance.now() + time);
};

const onActivity = () => waitFor(idleDelay);

const onNavigation = ({ type, target, defaultPrevented }: Event) => {
  const leads = type === "submit" || (target as Element).closest("a[href]:not([target=_blank], [href^='#'])");
  if (leads && !defaultPrevented) waitFor(navigationTimeout);
};

/** False if the tab has already reloaded for this version, or if session storage is unavailable. */
const recordReload = (version: string): boolean => {
  try {
    const key = `reloaded to ${version}`;
    const isNew = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, "");
    return isNew;
  } catch {
    return false;
  }
};

/** Reloads once per version and tab, so servers with different versions can't cause a reload loop. */
export const reloadTo = (version: string) => {
  if (isWaiting) return;
  isWaiting = true;
  for (const type of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    addEventListener(type, onActivity, { capture: true, passive: true });
  }
  for (const type of ["click", "submit"]) addEventListener(type, onNavigation);

  const timer = setInterval(() => {
    if (isBusy() || performance.now() < quietFrom) return;
    clearInterval(timer);
    if (!recordReload(version)) {
      console.warn(
        `Not reloading: this tab already reloaded for version ${version}, or session storage is unavailable.`,
      );
      return;
    }
    // The input event makes forms save their drafts, which they restore after the reload.
    for (const field of dirtyFields(document)) field.dispatchEvent(new Event("input", { bubbles: true }));
    location.reload();
  }, pollInterval);
};
