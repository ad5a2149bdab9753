import { got } from "../schema/got.ts";

export type Problem = {
  /** Seen from the project's root. */
  file: string;
  /** Such as `blocks[3].items[0].url`; empty when the whole file is meant. */
  field: string;
  message: string;
  /** Counted from 1, as editors do. */
  line?: number;
  column?: number;
  /** The title or name of the item that it concerns. */
  title?: string;
};

/** The place is written so that editors and terminals make a link of it. */
export const lineOf = ({ file, line, column, title, field, message }: Problem): string => {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const item = title === undefined ? "" : ` ${got(title)}`;
  return `${place}${item}: ${field ? `${field}: ` : ""}${message}`;
};

export const listOf = (problems: readonly Problem[]): string =>
  problems.map((problem) => `  ${lineOf(problem)}`).join("\n");

/** Everything that is wrong in the content, so that it can be mended in one go. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    super(`The content has ${count}:\n${listOf(problems)}`);
    this.problems = problems;
    // The mistake is in a content file, and a list of the checker's own functions would only hide it.
    this.stack = this.message;
  }

  /** Printed as it reads: the list of problems as data would only repeat it. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return this.message;
  }
}

/** `["blocks", 3, "items", 0, "url"]` reads as `blocks[3].items[0].url`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

/** The way back. A name with a dot in it leads as far as its beginning does. */
export const fieldPath = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
