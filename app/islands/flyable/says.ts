import type { Bound, FlyableCheck, FlyableLevel } from "../../../site/compile/view.ts";
import type { Decision, Field, Reason } from "./decide.ts";
import { type Unit, shownLimit, shownSpeed } from "./units.ts";
import { lang } from "#words";
import { flyable as words } from "../../../site/words/flyable.ts";

type Id = FlyableCheck["id"];

export const unitNames: Record<Unit, string> = { mph: words.mph, kmh: words.kmh, kn: words.knots };

export const checkNames: Record<Id, string> = {
  wind: words.wind,
  gust: words.gust,
  spread: words.spread,
  aloft: words.aloft,
  angle: words.angle,
  base: words.base,
};

const fieldNames: Record<Field, string> = {
  hours: words.hours,
  wind: words.wind,
  lull: words.lull,
  gust: words.gust,
  aloft: words.aloft,
  from: words.from,
  launch: words.launch,
  base: words.base,
};

export const labelOf = (field: Field, unit: Unit) => {
  const name = fieldNames[field];
  if (field === "hours") return name;
  if (field === "base") return words.field({ name, unit: words.feet });
  if (field === "from" || field === "launch") return words.field({ name, unit: words.degrees });
  return words.field({ name, unit: unitNames[unit] });
};

const amount = (id: Id, number: number, unit: Unit) => {
  const value = number.toLocaleString(lang, { maximumFractionDigits: 2 });
  if (id === "angle") return words.angleOf({ value });
  return id === "base" ? words.height({ value }) : words.speed({ value, unit: unitNames[unit] });
};

const isSpeed = (id: Id) => id !== "angle" && id !== "base";

export const boundText = (id: Id, { is, limit }: Bound, unit: Unit) => {
  const value = amount(id, isSpeed(id) ? shownLimit(limit, is, unit) : limit, unit);
  if (is === "under") return words.under({ value });
  return is === "most" ? words.most({ value }) : words.least({ value });
};

export const levelName = ({ title, upTo }: FlyableLevel) =>
  upTo === undefined ? title : words.upTo({ level: title, hours: upTo.toLocaleString(lang) });

const reasonText = ({ check: { id }, value, bound }: Reason, unit: Unit) => {
  const shown = isSpeed(id) ? shownSpeed({ value, unit: "mph" }, unit) : value;
  return words.reason({ name: checkNames[id], value: amount(id, shown, unit), limit: boundText(id, bound, unit) });
};

export const answerText = ({ answer }: Decision) => {
  if (answer === "no") return words.no;
  return answer === "within" ? words.within : words.missing;
};

/** A limit that is passed comes with the owner's remark. */
type Ground = { passed?: string; text: string };

export const groundsOf = ({ answer, reasons, missing, disordered }: Decision, unit: Unit): Ground[] => {
  if (answer === "no") {
    return reasons.map((reason) => ({ passed: reasonText(reason, unit), text: reason.check.why ?? "" }));
  }
  const names = new Intl.ListFormat(lang, { type: "unit" }).format(missing.map((field) => fieldNames[field]));
  return [
    ...(names === "" ? [] : [{ text: words.missingFields({ fields: names }) }]),
    ...(disordered ? [{ text: words.disordered }] : []),
  ];
};

export const spoken = (decision: Decision, unit: Unit, closing: string) => {
  const grounds = groundsOf(decision, unit).flatMap(({ passed = "", text }) => [passed, text]);
  return [`${answerText(decision)}.`, ...grounds, closing].filter((part) => part !== "").join(" ");
};
