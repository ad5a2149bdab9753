import { got } from "../schema/got.ts";

export type Problem = {
  file: string;
  /** A field reads `blocks[3].items[0].url`; it is empty when the whole file is meant. */
  field: string;
  message: string;
  title?: string;
};

export const lineOf = ({ file, title, field, message }: Problem): string => {
  const item = title === undefined ? "" : ` ${got(title)}`;
  return `${file}${item}: ${field ? `${field}: ` : ""}${message}`;
};

export const listOf = (problems: readonly Problem[]): string =>
  problems.map((problem) => `  ${lineOf(problem)}`).join("\n");

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

  /** The list of problems as data would only repeat the message. */
  [Symbol.for("nodejs.util.inspect.custom")]() {
    return this.message;
  }
}

export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

/** A name with a dot in it leads as far as its beginning does. */
export const fieldPath = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));
