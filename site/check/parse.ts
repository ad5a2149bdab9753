import type { z } from "zod";
import { didYouMean, got } from "../schema/messages.ts";
import { type Problem, fieldName } from "./problems.ts";

const kinds: Record<string, string> = {
  string: "a text in quotes",
  number: "a number like 25 or 12.50",
  int: "a whole number",
  boolean: "true or false",
  array: "a list: [ … ]",
  object: "fields: { … }",
  record: "fields: { … }",
};

const formats: Record<string, string> = {
  email: "an email address such as me@example.com",
  date: "a day such as 2026-11-15",
};

const units: Record<string, string> = { string: " character", array: " item" };

const amount = (number: number | bigint, origin: string) =>
  `${number}${units[origin] ?? ""}${origin in units && number !== 1 ? "s" : ""}`;

/** Of a text, its length is what matters there. */
const sizeOf = (input: unknown) => (typeof input === "string" ? input.length : got(input));

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(" or ");

type Discriminated = { discriminator?: string; options?: string[]; input?: unknown };

/** Zod's errors in words for an owner; schemas have their own where they know more. */
const explain: z.core.$ZodErrorMap = (issue) => {
  const found = `got ${got(issue.input)}`;
  switch (issue.code) {
    case "invalid_type":
      return `expected ${kinds[issue.expected] ?? issue.expected}, ${found}`;
    case "invalid_value":
      return `expected ${listed(issue.values)}, ${found}`;
    case "too_big":
      return `expected at most ${amount(issue.maximum, issue.origin)}, got ${sizeOf(issue.input)}`;
    case "too_small":
      return `expected ${issue.inclusive ? "at least" : "more than"} ${amount(issue.minimum, issue.origin)}, got ${sizeOf(issue.input)}`;
    case "invalid_format":
      return `expected ${formats[issue.format] ?? issue.format}, ${found}`;
    case "invalid_union": {
      const { discriminator = "", options = [], input } = issue as Discriminated;
      const kind = (input as Record<string, unknown> | undefined)?.[discriminator];
      return `expected one of ${options.join(", ")}, got ${got(kind)}${didYouMean(kind, options)}`;
    }
    default:
      return `expected something else, ${found}`;
  }
};

type Found = Pick<z.core.$ZodIssue, "path" | "message">;

/** Of several forms that a value may have, the first is named: the others are "nothing" and the like. */
const flatten = (issue: z.core.$ZodIssue): Found[] => {
  const { path, message } = issue;
  const within = (inner: readonly z.core.$ZodIssue[]) =>
    inner.flatMap((one) => flatten({ ...one, path: [...path, ...one.path] }));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: "unknown field: remove it or check its spelling",
      }));
    case "invalid_key":
    case "invalid_element":
      return within(issue.issues);
    case "invalid_union":
      return issue.errors[0] ? within(issue.errors[0]) : [{ path, message }];
    default:
      return [{ path, message }];
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
  for (const { path, message } of result.error.issues.flatMap(flatten)) {
    problems.push({ file, field: fieldName(path), message });
  }
  return undefined;
};
