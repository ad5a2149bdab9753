import { useEffect, useMemo, useState } from "react";
import type { SkyPlace, SkyView } from "../../../site/compile/view.ts";
import type { Shown } from "../../../site/sky/shown.ts";
import { keep, pagePath, useKept } from "../../parts/kept/kept.ts";
import { type Choice, atPlace, readChoice } from "./choice.ts";
import { lang } from "#words";

/** What is shown, and whose clocks it is told by: the place's own, or those of a zone that the device is in. */
export type Sight = { choice: Choice; shown: Shown; zone?: string };

/** What reckons is loaded only when somebody asks for another day or place than the page was built with. */
const reckon = async (choice: Choice, places: SkyPlace[]): Promise<Sight> => {
  const { shownDay } = await import("../../../site/sky/shown.ts");
  const known = places.find(({ title }) => title === choice.place);
  const zone = known?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = shownDay(choice.date, choice.spot, zone, lang);
  return known ? { choice, shown } : { choice, shown, zone };
};

export const useSky = ({ id, date, places, shown }: Omit<SkyView, "kind" | "text">) => {
  const page = pagePath();
  const none = useMemo(() => atPlace(date, places[0] as SkyPlace), [date, places]);
  const store = useMemo(
    () => keep<Choice>({ key: `sky ${page} ${id} 1`, none, parse: (stored) => readChoice(stored, places) }),
    [page, id, none, places],
  );
  const choice = useKept(store, none);
  const [sight, setSight] = useState<Sight>({ choice: none, shown });
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const show = (next: Sight) => {
      if (!isWanted) return;
      setSight(next);
      setFailed(false);
    };
    if (choice === none) show({ choice: none, shown });
    else {
      reckon(choice, places).then(show, () => {
        if (isWanted) setFailed(true);
      });
    }
    return () => {
      isWanted = false;
    };
  }, [choice, none, places, shown]);

  return {
    choice,
    sight,
    hasFailed,
    choose: (next: Choice) => store.change(() => next),
    /** Another place, on whatever day there is by now. */
    move: (spot: Choice["spot"]) => store.change(({ date: day }) => ({ date: day, spot })),
    clear: store.clear,
  };
};
