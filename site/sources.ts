import * as index from "#content/index.ts";

export type Sources = Record<string, unknown>;

/** Everything content/index.ts exports, unchecked. CONTENT decides which folder `#content` is. */
export const sources: Sources = { ...index };
