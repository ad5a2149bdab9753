import type { Block } from "../schema/blocks.ts";

type FlyableBlock = Extract<Block, { kind: "flyable" }>;
type Written = { under?: number | undefined; most?: number | undefined; least?: number };

const boundOf = ({ under, most = 0, least }: Written) => {
  if (under !== undefined) return { is: "under" as const, limit: under };
  return least === undefined ? { is: "most" as const, limit: most } : { is: "least" as const, limit: least };
};

const ids = ["wind", "gust", "spread", "aloft", "angle", "base"] as const;

/** Each level has its own wind limits; angle and cloud base have one limit for all. */
export const compileFlyable = ({ caption, levels, angle, base, reasons, closing }: FlyableBlock) => {
  const checks = ids.map((id) => {
    const limits = levels.map((level) => ({ ...level, angle, base })[id]).filter((limit) => limit !== undefined);
    return { id, bounds: limits.map(boundOf), why: reasons[id] };
  });
  return {
    caption,
    levels: levels.map(({ title, upTo }) => ({ title, upTo })),
    checks: checks.filter(({ bounds }) => bounds.length > 0),
    closing,
  };
};
