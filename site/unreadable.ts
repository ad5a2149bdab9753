import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "./check/problems.ts";
import { contentFiles } from "./files.ts";
import { contentFolder } from "./folder.ts";

/** Node says where it stopped: a line that it cannot read stands above all else, as a path or as a file's address. */
const unread = /^(.+\.[cm]?[jt]s)(?:\?reading=\d+)?:(\d+)\n/;

/** A line that it could read but not run is the first of the owner's on the way there. */
const failed = /(file:\/\/[^\s?)]+)\?reading=\d+:(\d+)/;

const missing = /^Cannot find module '(.+)' imported from (.+)$/;

const fromRoot = (file: string) => relative(".", file).replaceAll("\\", "/");

/** What keeps Node from reading the owner's folder (a missing comma, a file that is not there), told as any other problem. */
export const unreadable = (error: unknown): Problem => {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const absent = missing.exec(message);
  if (absent) {
    const [, wanted = "", from = ""] = absent;
    if (fromRoot(wanted) === contentFiles.index) {
      return { file: contentFiles.index, field: "", message: `no such file: is ${contentFolder}/ the right folder?` };
    }
    return { file: fromRoot(from), field: "", message: `imports ${fromRoot(wanted)}, which is not there` };
  }
  const [, place, line] = unread.exec(stack) ?? failed.exec(stack) ?? [];
  const at = place ? `${fromRoot(place.startsWith("file:") ? fileURLToPath(place) : place)}:${line}` : contentFolder;
  return { file: at, field: "", message: `cannot be read: ${message}` };
};
