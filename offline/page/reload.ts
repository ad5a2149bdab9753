import { isBusy, isTextField, typedFields } from "./busy.ts";

/** A click or a key may be the first half of something, such as leaving a field for the button beside it. */
const quietTime = 1000;
const lookEvery = 250;

const versionsKey = "reloaded-to";
const focusKey = "reload-focus";

let waiting = false;
let lastActivity = -quietTime;
let isUnderWay = false;

const noteActivity = () => {
  lastActivity = performance.now();
};

/** A click on a link would be lost with the page, however long the other takes to come. */
export const noteWay = (underWay: boolean) => {
  isUnderWay = underWay;
  noteActivity();
};

const isQuiet = () => !isUnderWay && performance.now() - lastActivity >= quietTime;

const isGoodMoment = () => document.visibilityState === "hidden" || (!isBusy() && isQuiet());

const keepTypedText = () => {
  for (const field of typedFields(document)) field.dispatchEvent(new Event("input", { bubbles: true }));
};

const keepFocus = () => {
  const active = document.activeElement;
  if (!isTextField(active) || !active.name) return;
  const { name, selectionStart: start, selectionEnd: end } = active;
  sessionStorage.setItem(focusKey, JSON.stringify({ name, start, end }));
};

export const returnFocus = () => {
  try {
    const kept = sessionStorage.getItem(focusKey);
    if (!kept) return;
    sessionStorage.removeItem(focusKey);
    const { name, start, end } = JSON.parse(kept) as { name: string; start: number | null; end: number | null };
    const [field] = document.getElementsByName(name);
    if (document.activeElement !== document.body || !field || !isTextField(field)) return;
    field.focus({ preventScroll: true });
    if (start !== null) field.setSelectionRange(start, end);
  } catch {
    // Where nothing can be stored no reload was made.
  }
};

/** False means that the tab has gone on to this version before, or that this cannot be noted. */
const noteReload = (version: string): boolean => {
  try {
    const before = sessionStorage.getItem(versionsKey)?.split(" ") ?? [];
    if (before.includes(version)) return false;
    sessionStorage.setItem(versionsKey, [...before, version].join(" "));
    return true;
  } catch {
    return false;
  }
};

/** Each version is loaded once per tab: two servers that disagree about the newest cannot make a page go round. */
export const reloadTo = (version: string) => {
  if (waiting) return;
  waiting = true;
  for (const type of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    addEventListener(type, noteActivity, { capture: true, passive: true });
  }

  const attempt = () => {
    if (!isGoodMoment()) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", attempt);
    if (!noteReload(version)) {
      console.warn(`This tab goes on as it is: it was reloaded for version ${version} before, or could not note it.`);
      return;
    }
    keepTypedText();
    keepFocus();
    // A click on a link in this very moment leads on by itself; the app's answer to it would be lost with the page.
    addEventListener("click", (event) => event.stopImmediatePropagation(), true);
    location.reload();
  };
  const timer = setInterval(attempt, lookEvery);
  document.addEventListener("visibilitychange", attempt);
};
