import type { Face } from "../schema/theme.ts";

/** How much of a heading's narrow setting each face takes: what styles multiply their tracking by, and what is measured. */
export const tightness: Record<Face, number> = { sans: 1, serif: 0.4 };
