import type { Light } from "../../../site/sky/day.ts";
import { moons } from "../../../site/sky/moons.ts";
import type { SkyDay } from "../../../site/sky/shown.ts";
import { sky as words } from "../../../site/words/sky.ts";
import type { Choice } from "./choice.ts";

/** Times are in the place's own time zone, or else in the device's, `zone`. */
export type SkyState = { choice: Choice; shown: SkyDay; zone?: string };

export const moonText = ({ name }: SkyDay["moon"]) => words[moons[name] ?? "newMoon"];

export const litText = ({ lit }: SkyDay["moon"]) => words.lit({ percent: lit });

export const lights: Light[] = ["night", "twilight", "blue", "golden", "day"];

const noBreak = (time: string) => time.replaceAll(" ", "\u00A0");

const span = (from: string | undefined, to: string | undefined) => {
  if (from && to) return words.range({ from: noBreak(from), to: noBreak(to) });
  if (from) return words.from({ time: noBreak(from) });
  return to && words.until({ time: noBreak(to) });
};

export const spansOf = (light: Light, { times, lights: parts }: SkyDay): [string, string] => {
  const { nightEnd, dawn, sunrise, goldenEnd, goldenStart, sunset, dusk, nightStart } = times;
  const spans = {
    night: [span(undefined, nightEnd), span(nightStart, undefined)],
    twilight: [span(nightEnd, dawn), span(dusk, nightStart)],
    blue: [span(dawn, sunrise), span(sunset, dusk)],
    golden: [span(sunrise, goldenEnd), span(goldenStart, sunset)],
    day: [span(goldenEnd, undefined), span(undefined, goldenStart)],
  };
  const otherwise = parts.some((part) => part.light === light) ? words.always : words.never;
  const [morning, evening] = spans[light];
  return [morning ?? otherwise, evening ?? otherwise];
};

const placeText = ({ place, spot }: SkyState["choice"]) => place ?? words.spot(spot);

export const captionText = ({ choice, shown: { date }, zone }: SkyState) => {
  const parts = { place: placeText(choice), date };
  return zone ? words.captionHere({ ...parts, zone }) : words.caption(parts);
};

/** A sentence if the moon doesn't rise or set on that day. */
export const moonNote = ({ times: { moonrise, moonset }, moon: { stays } }: SkyDay) => {
  if (stays) return stays === "up" ? words.moonUp : words.moonDown;
  if (moonrise && moonset) return "";
  return moonset ? words.noMoonrise : words.noMoonset;
};

/** Never empty, so that restoring a saved day causes no layout shift. */
export const sunNote = ({ stays, sunlit }: SkyDay) =>
  stays ? words[stays] : words.sunlit({ hours: Math.floor(sunlit / 60), minutes: sunlit % 60 });

export const announcementOf = ({ choice, shown }: SkyState) => {
  const { date, times, moon, stays } = shown;
  const none = { sunrise: words.none, sunset: words.none, moonrise: words.none, moonset: words.none };
  const known = { ...none, ...times };
  const text = words.summary({ ...known, place: placeText(choice), date, moon: moonText(moon), lit: litText(moon) });
  return [stays && words[stays], moonNote(shown), text].filter(Boolean).join(" ");
};
