import { useEffect, useLayoutEffect } from "react";

/** Whoever brought the app to life by a tap is to have the answer first, and who tries themes may go to and fro. */
const firstPause = 1000;
const longerPause = 4000;

const root = () => document.documentElement.dataset;

const sections = () => [...document.querySelectorAll<HTMLElement>("main > section")];

/** A browser that does not tell when it is idle lays pages out whole anyway. */
const whenIdle = (then: () => void) => (window.requestIdleCallback ?? setTimeout)(then);

/** A section each time that the browser is idle. */
const layOut = ([section, ...others]: HTMLElement[]) => {
  if (!section) return void delete root()["partly"];
  section.dataset["whole"] = "";
  whenIdle(() => layOut(others));
};

const layOutLater = (after: number) => setTimeout(() => whenIdle(() => layOut(sections())), after);

const beforeTheme = ({ target }: Event) => {
  if (!(target as Element).closest("[data-theme-toggle]")) return;
  for (const section of sections()) delete section.dataset["whole"];
  root()["partly"] = "";
  layOutLater(longerPause);
};

/**
 * A page that is only read is laid out as far as it is seen (`data-partly`). Once the app is alive the rest follows, so that
 * anchors, the scrollbar and the way back find everything at its place. The next page comes whole. Another theme has every
 * element styled anew: for it, too, what is seen comes first. Each section remembers its length.
 */
export const useWholePage = (page: string) => {
  useEffect(() => {
    addEventListener("click", beforeTheme, true);
  }, []);
  useLayoutEffect(() => {
    layOutLater(firstPause);
    return () => void delete root()["partly"];
  }, [page]);
};
