import type { Block } from "../schema/blocks.ts";
import type { Bound, FlyableCheck, FlyableView } from "./view.ts";

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
    return [{ id, bounds: written.map(boundOf), why }];
  };
  const byLevel = (["wind", "gust", "spread", "aloft"] as const).map((id) =>
    check(
      id,
      levels.map((level) => level[id]),
    ),
  );
  const alike = Object.entries({ angle, base } as const).map(([id, limit]) =>
    check(
      id as Id,
      levels.map(() => limit),
    ),
  );
  return {
    caption,
    levels: levels.map(({ title, upTo }) => ({ title, upTo })),
    checks: [...byLevel, ...alike].flat(),
    closing,
  };
};
