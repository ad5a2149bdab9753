import type { Inline } from "../../../site/compile/rich.ts";

/** A visitor stands at nought before the first step. */
export const readStep = (stored: unknown, total: number): number | undefined =>
  Number.isInteger(stored) && (stored as number) >= 0 && (stored as number) <= total ? (stored as number) : undefined;

export const move = (step: number, by: number, total: number): number => Math.min(Math.max(step + by, 0), total);

export const plainText = (line: Inline[]): string =>
  line
    .map((part): string => {
      if (typeof part === "string") return part;
      if ("strong" in part) return plainText(part.strong);
      if ("em" in part) return plainText(part.em);
      if ("range" in part) return part.range;
      return "code" in part ? part.code : plainText(part.text);
    })
    .join("");
