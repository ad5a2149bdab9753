import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lang } from "#words";
import type { SkyPlace, SkyView } from "../../../site/compile/view.ts";
import { sky as words } from "../../../site/words/sky.ts";
import { useMessage } from "../../parts/actions/use-message.ts";
import { keyOnPage, useDeviceStore } from "../../parts/device-store/device-store.ts";
import { type Choice, atPlace, readChoice, rounded } from "./choice.ts";
import { type Sight, announcementOf } from "./format.ts";

/** The astronomy is loaded for the first day or place other than the one that the page was built with. */
const compute = async (choice: Choice, places: SkyPlace[]): Promise<Sight> => {
  const { shownDay } = await import("../../../site/sky/shown.ts");
  const known = places.find(({ title }) => title === choice.place);
  const zone = known?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = shownDay(choice.date, choice.spot, zone, lang);
  return known ? { choice, shown } : { choice, shown, zone };
};

export const useSky = ({ id, date, places, shown }: SkyView) => {
  const [choice, store] = useDeviceStore<Choice>({
    key: keyOnPage("sky", id),
    none: atPlace(date, places[0] as SkyPlace),
    parse: (stored) => readChoice(stored, places),
  });
  const isFirst = choice === store.none;
  const [sight, setSight] = useState<Sight>({ choice, shown });
  const { message, show, announce } = useMessage();
  const isAsked = useRef(false);

  const arrive = useEffectEvent((next: Sight) => {
    setSight(next);
    if (isAsked.current) announce(announcementOf(next));
  });
  const fail = useEffectEvent(() => show(words.failed));

  useEffect(() => {
    let isWanted = true;
    const next = isFirst ? Promise.resolve({ choice, shown }) : compute(choice, places);
    next.then(
      (found) => isWanted && arrive(found),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [choice, isFirst, places, shown]);

  const choose = (next: Choice) => {
    isAsked.current = true;
    store.change(() => next);
  };

  /** Asks for the position on a click only; it never leaves the device. */
  const locate = () => {
    if (!("geolocation" in navigator)) return show(words.refused);
    show(words.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => choose({ date: store.get().date, spot: rounded(coords) }),
      () => show(words.refused),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  };

  return { choice, sight, message, choose, locate, reset: () => choose(store.none) };
};
