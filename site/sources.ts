import { readSources } from "./reading.ts";

export { contentFolder } from "./folder.ts";
export type { Sources } from "./reading.ts";

/** The content as Node reads it. While pages are made, they get it from the bundler: see framework/owner/plugin.ts. */
export const sources = await readSources();
