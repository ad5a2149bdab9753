import { lang } from "#words";
import type { Bound, FlyableCheck, FlyableLevel } from "../../../site/compile/view.ts";
import { flyable as words } from "../../../site/words/flyable.ts";
import { type SpeedUnit, convertSpeed } from "../../lib/speed.ts";
import { type Decision, type Field, type Reason, limitIn } from "./decide.ts";

type Id = FlyableCheck["id"];

export const unitNames: Record<SpeedUnit, string> = { mph: words.mph, kmh: words.kmh, kn: words.knots };

export const labelOf = (field: Field, unit: SpeedUnit) => {
  const name = words[field];
  if (field === "hours") return name;
  if (field === "base") return words.field({ name, unit: words.feet });
  return words.field({ name, unit: field === "from" || field === "launch" ? words.degrees : unitNames[unit] });
};

const isSpeed = (id: Id) => id !== "angle" && id !== "base";

const amount = (id: Id, number: number, unit: SpeedUnit) => {
  const value = number.toLocaleString(lang, { maximumFractionDigits: isSpeed(id) ? 1 : 2 });
  if (id === "angle") return words.angleOf({ value });
  return id === "base" ? words.height({ value }) : words.speed({ value, unit: unitNames[unit] });
};

export const boundText = (id: Id, bound: Bound, unit: SpeedUnit) => {
  const value = amount(id, isSpeed(id) ? limitIn(bound, unit) : bound.limit, unit);
  return words[bound.is]({ value });
};

export const levelName = ({ title, upTo }: FlyableLevel) =>
  upTo === undefined ? title : words.upTo({ level: title, hours: upTo.toLocaleString(lang) });

const reasonText = ({ check: { id }, value, bound }: Reason, unit: SpeedUnit) => {
  const shown = isSpeed(id) ? convertSpeed(value, "mph", unit) : value;
  return words.reason({ name: words[id], value: amount(id, shown, unit), limit: boundText(id, bound, unit) });
};

/** An exceeded limit comes with the owner's reason. */
type Explanation = { exceeded?: string; text: string };

export const explain = ({ answer, reasons, missing, disordered }: Decision, unit: SpeedUnit): Explanation[] => {
  if (answer === "no") {
    return reasons.map((reason) => ({ exceeded: reasonText(reason, unit), text: reason.check.why ?? "" }));
  }
  const names = new Intl.ListFormat(lang, { type: "unit" }).format(missing.map((field) => words[field]));
  return [
    ...(names === "" ? [] : [{ text: words.missingFields({ fields: names }) }]),
    ...(disordered ? [{ text: words.disordered }] : []),
  ];
};

export const announcementOf = (decision: Decision, unit: SpeedUnit, closing: string) => {
  const explanations = explain(decision, unit).flatMap(({ exceeded = "", text }) => [exceeded, text]);
  return [`${words[decision.answer]}.`, ...explanations, closing].filter((part) => part !== "").join(" ");
};
