import type { Problem } from "./check/problems.ts";
import { contentFolder } from "./folder.ts";
import { type Sources, readSources } from "./reading.ts";

export { contentFolder, type Sources };

const read = async (): Promise<{ sources: Sources; unread?: Problem }> => {
  try {
    return { sources: await readSources() };
  } catch (error) {
    const { explainUnread } = await import("./check/unread.ts");
    return { sources: {}, unread: explainUnread(contentFolder, error) };
  }
};

/** A build is several programs to Node's module system, and nobody edits under it: the first of them reads for all. */
const shared = globalThis as { ridgelineSources?: ReturnType<typeof read> };
const isBuild = process.env["NODE_ENV"] === "production";

/** The content as Node reads it, or why it cannot. While pages are made, they get it from framework/owner/plugin.ts. */
export const { sources, unread } = await (isBuild ? (shared.ridgelineSources ??= read()) : read());
