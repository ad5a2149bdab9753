import { relative, resolve, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ContentError } from "../site/check/problems.ts";
import { contentFolder } from "../site/folder.ts";

const unknownName = ": put text in quotes, write a number like 280 or 12.50, and import each topic";
const unreadable = "\nCheck the quotes (straight ones), commas and braces there and in the line before.";

const folder = `${resolve(contentFolder)}${sep}`.replaceAll(sep, "/");

/** The file and line in the content that a line of a stack, or a module's id, names. */
const placeIn = (text: string): string | undefined =>
  text.includes(folder) ? relative(process.cwd(), text.slice(text.indexOf(folder))).replace(/:\d+\)?$/, "") : undefined;

/** Content is code, so a missing quote mark fails before any check: this says in which file and line. */
export const asContentError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { id = "", code, stack = "" } = error as Error & { id?: string; code?: string };
  const message = stripVTControlCharacters(error.message);
  const problem = (file: string, fix = "") => new ContentError([{ file, field: "", message: message + fix }]);

  const [, thrownAt = ""] = stack.split("\n    at ");
  const thrown = placeIn(thrownAt);
  if (thrown) return problem(thrown, error instanceof ReferenceError ? unknownName : "");
  const file = placeIn(id);
  if (file) return problem(file, unreadable);
  return code === "ERR_LOAD_URL" && message.includes(folder) ? problem("") : error;
};
