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

/** While pages are made, they get the content from framework/owner/plugin.ts. */
export const { sources, unread } = await read();
