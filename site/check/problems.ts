import type { z } from "zod";

export type Problem = { file: string; field: string; message: string };

/** Everything that is wrong in the content, so that it can be mended in one go. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    const lines = problems.map(({ file, field, message }) => `  ${file}: ${field ? `${field}: ` : ""}${message}`);
    super(`The content has ${count}:\n${lines.join("\n")}`);
    this.problems = problems;
    // The mistake is in a content file, and a list of the checker's own functions would only hide it.
    this.stack = this.message;
  }
}

/** `["blocks", 3, "items", 0, "url"]` reads as `blocks[3].items[0].url`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

const got = (input: unknown) => {
  if (input === undefined) return "nothing";
  const json = JSON.stringify(input) ?? String(input);
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
};

const explain: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "unrecognized_keys":
      return `unknown field ${issue.keys.map((key) => `"${key}"`).join(", ")}: remove it or check its spelling`;
    case "invalid_union":
      return `expected one of the known kinds, got ${got(issue.input)}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}, got ${got(issue.input)}`;
    case "invalid_type":
      return `expected a value of type ${issue.expected}, got ${got(issue.input)}`;
    case "too_big":
      return `expected at most ${String(issue.maximum)} characters or items, got ${got(issue.input)}`;
    case "invalid_format":
      return `expected a valid ${issue.format}, got ${got(issue.input)}`;
    default:
      return undefined;
  }
};

export const parseFile = <S extends z.ZodType>(
  file: string,
  schema: S,
  value: unknown,
  problems: Problem[],
): z.infer<S> | undefined => {
  const result = schema.safeParse(value, { error: explain });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    problems.push({ file, field: fieldName(issue.path), message: issue.message });
  }
  return undefined;
};
