import { relative, resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ContentError } from "../site/check/problems.ts";
import { contentFolder } from "../site/folder.ts";

const unknownName = ": put text in quotes, write true and false in lowercase, or import that name";
const unreadable = '\nCheck that line and the one before: quotes (in text \\"), commas, brackets, numbers like 12.50.';

const folder = `${resolve(contentFolder)}${sep}`.replaceAll(sep, "/");

/** Content is code, so a missing quote mark fails before any check: this says in which file and line. */
export const asContentError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  // A syntax error has the module's id; other errors name the module in the stack.
  const { id = "", stack = "", message } = error as Error & { id?: string };
  const [, place] = `${id}\n${stack}`.split(folder);
  if (place === undefined) return error;
  const [name = ""] = /^.*?\.ts(:\d+)?/.exec(place) ?? [];
  const text = stripVTControlCharacters(message).replace(/^Failed to load url (\S+).*/s, "no file $1: check its name");
  const fix = error instanceof ReferenceError ? unknownName : id && unreadable;
  const file = relative(process.cwd(), folder + name);
  return new ContentError([{ file, field: "", message: text + fix }]);
};
