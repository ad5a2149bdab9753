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

type Read = ReturnType<typeof read>;

/**
 * A build is several programs to Node's module system, and nobody edits under it: the first of them reads for all. So is
 * a dev server, where framework/owner/current.ts holds what was read last.
 */
const shared = globalThis as { ridgelineSources?: Read; ridgelineContent?: { sources: Sources; content?: unknown } };
const isBuild = process.env["NODE_ENV"] === "production";

const readOnce = (): Read | Awaited<Read> => {
  if (isBuild) return (shared.ridgelineSources ??= read());
  const { ridgelineContent: last } = shared;
  return last?.content ? { sources: last.sources } : read();
};

/** The content as Node reads it, or why it cannot. While pages are made, they get it from framework/owner/plugin.ts. */
export const { sources, unread } = await readOnce();
