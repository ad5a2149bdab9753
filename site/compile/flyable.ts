import type { Block } from "../schema/blocks.ts";
import type { Speech } from "./speech.ts";
import type { Bound, FlyableCheck, FlyableLevel, FlyableView } from "./view.ts";

type FlyableBlock = Extract<Block, { kind: "flyable" }>;
type Id = FlyableCheck["id"];
type Written = { under?: number | undefined; most?: number | undefined; least?: number };

const boundOf = ({ under, most, least }: Written): Bound => {
  if (under !== undefined) return { is: "under", limit: under };
  return least === undefined ? { is: "most", limit: most ?? 0 } : { is: "least", limit: least };
};

export const compileFlyable = (block: FlyableBlock): Omit<FlyableView, "kind"> => {
  const { caption, levels, angle, base, reasons, closing } = block;
  const check = (id: Id, limits: (Written | undefined)[]): FlyableCheck[] => {
    const written = limits.filter((limit) => limit !== undefined);
    if (written.length === 0) return [];
    const why = reasons[id];
    return [{ id, bounds: written.map(boundOf), ...(why === undefined ? {} : { why }) }];
  };
  const byLevel = (["wind", "gust", "spread", "aloft"] as const).flatMap((id) =>
    check(
      id,
      levels.map((level) => level[id]),
    ),
  );
  return {
    caption,
    levels: levels.map(({ title, upTo }) => ({ title, ...(upTo === undefined ? {} : { upTo }) })),
    checks: [
      ...byLevel,
      ...check(
        "angle",
        levels.map(() => angle),
      ),
      ...check(
        "base",
        levels.map(() => base),
      ),
    ],
    closing,
  };
};

export const nameOfLevel = ({ title, upTo }: FlyableLevel, { words, lang }: Speech) =>
  upTo === undefined ? title : words.flyable.upTo({ level: title, hours: upTo.toLocaleString(lang) });

/** The unit is the one in which the limit was written. */
export const boundText = (id: Id, { is, limit }: Bound, { words: { flyable }, lang }: Speech) => {
  const number = limit.toLocaleString(lang);
  const phrases = { angle: flyable.angleOf, base: flyable.height };
  const value =
    id === "angle" || id === "base"
      ? phrases[id]({ value: number })
      : flyable.speed({ value: number, unit: flyable.mph });
  return flyable[is]({ value });
};
