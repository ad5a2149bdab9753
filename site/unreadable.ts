import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "./check/problems.ts";
import { contentFiles } from "./files.ts";
import { contentFolder } from "./folder.ts";

/** Where Node stopped reading: it names the file and the line, at the head of what it says or on the way there. */
const place = /(file:\/\/[^\s?)]+)\?reading=\d+:(\d+)/;

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
  const [, url, line] = place.exec(stack) ?? [];
  const at = url ? `${fromRoot(fileURLToPath(url))}:${line}` : contentFolder;
  return { file: at, field: "", message: `cannot be read: ${message}` };
};
