import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lang } from "#words";
import type { SkyPlace, SkyView } from "../../../site/compile/view.ts";
import { sky as words } from "../../../site/words/sky.ts";
import { useMessage } from "../../parts/actions/use-message.ts";
import { keyOnPage, useDeviceStore } from "../../parts/device-store/device-store.ts";
import { type Choice, atPlace, readChoice, rounded } from "./choice.ts";
import { type SkyState, announcementOf } from "./format.ts";

/** The astronomy code is loaded only when the day or place differs from the built page. */
const compute = async (choice: Choice, places: SkyPlace[]): Promise<SkyState> => {
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
  const [state, setState] = useState<SkyState>({ choice, shown });
  const { message, show, announce } = useMessage();
  const isChanged = useRef(false);

  const arrive = useEffectEvent((next: SkyState) => {
    setState(next);
    if (isChanged.current) announce(announcementOf(next));
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
    isChanged.current = true;
    store.change(() => next);
  };

  /** Requests the position only on a click; it never leaves the device. */
  const locate = () => {
    if (!("geolocation" in navigator)) return show(words.notLocated);
    show(words.locating);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => choose({ date: store.get().date, spot: rounded(coords) }),
      () => show(words.notLocated),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  };

  return { choice, state, message, choose, locate, reset: () => choose(store.none) };
};
