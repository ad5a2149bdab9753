import { once } from "node:events";
import { existsSync, watch } from "node:fs";
import { ContentError } from "../site/check/problems.ts";
import { explainUnread } from "../site/check/unread.ts";
import { contentFolder } from "../site/folder.ts";
import { readSources } from "../site/reading.ts";
import { reactRouter } from "./lib/run.ts";

/** `npm run dev`: the dev server, which follows every edit; extra arguments go to it. */

/** The server can show what is wrong in content over its pages, but it cannot start without having read it once. */
const readable = async (): Promise<void> => {
  const folder = existsSync(contentFolder) ? watch(contentFolder, { recursive: true }) : undefined;
  const change = folder && once(folder, "change");
  try {
    await readSources();
  } catch (error) {
    console.error(new ContentError([explainUnread(contentFolder, error)]).message);
    if (!change) process.exit(1);
    console.error("The dev server starts as soon as this is mended.");
    await change;
    return await readable();
  } finally {
    folder?.close();
  }
};

await readable();
const { code } = await reactRouter("dev", process.argv.slice(2));
process.exit(code);
