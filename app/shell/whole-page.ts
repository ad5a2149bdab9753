import { useLayoutEffect } from "react";

/** Whoever brought the app to life by a tap is to have the answer first, and who tries themes may go to and fro. */
const firstPause = 1000;
const longerPause = 4000;

/** For browsers that do not tell when they are idle. */
const pause = 200;

const whenIdle = (then: () => void) => window.requestIdleCallback?.(then) ?? setTimeout(then, pause);

/**
 * A page that is only read is laid out as far as it is seen (`data-partly`). Once the app is alive the rest follows, a
 * section at a time, so that anchors, the scrollbar and the way back find everything at its place. The next page comes whole.
 * Another theme has every element styled anew: for it, too, what is seen comes first. Each section remembers its length.
 */
export const useWholePage = (page: string) => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const sections = [...document.querySelectorAll<HTMLElement>("main > section")];
    let round = 0;
    const layOutLater = (pauseBefore: number) => {
      const own = ++round;
      const layOut = ([section, ...others]: HTMLElement[]) => {
        if (own !== round) return;
        if (dataset["partly"] === undefined || !section) return void delete dataset["partly"];
        section.dataset["whole"] = "";
        whenIdle(() => layOut(others));
      };
      setTimeout(() => whenIdle(() => layOut(sections)), pauseBefore);
    };
    const beforeTheme = ({ target }: Event) => {
      if (!(target as Element).closest("[data-theme-toggle]")) return;
      for (const section of sections) delete section.dataset["whole"];
      dataset["partly"] = "";
      layOutLater(longerPause);
    };
    layOutLater(firstPause);
    addEventListener("click", beforeTheme, true);
    return () => {
      removeEventListener("click", beforeTheme, true);
      round = 0;
      delete dataset["partly"];
    };
  }, [page]);
};
