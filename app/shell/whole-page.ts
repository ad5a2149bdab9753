import { useLayoutEffect } from "react";

/** Whoever brought the app to life by a tap is to have the answer first. */
const firstPause = 1000;

/** For browsers that do not tell when they are idle. */
const pause = 200;

const whenIdle = (then: () => void) => window.requestIdleCallback?.(then) ?? setTimeout(then, pause);

/**
 * A page that is only read is laid out as far as it is seen (`data-partly`). Once the app is alive the rest follows, a
 * section at a time, so that anchors, the scrollbar and the way back find everything at its place. The next page comes whole.
 */
export const useWholePage = (page: string) => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const sections = document.querySelectorAll<HTMLElement>("main > section");
    const layOut = ([section, ...others]: HTMLElement[]) => {
      if (dataset["partly"] === undefined || !section) return void delete dataset["partly"];
      section.dataset["whole"] = "";
      whenIdle(() => layOut(others));
    };
    const timer = setTimeout(() => whenIdle(() => layOut([...sections])), firstPause);
    return () => {
      clearTimeout(timer);
      delete dataset["partly"];
    };
  }, [page]);
};
