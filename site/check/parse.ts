import { z } from "zod";
import { didYouMean, got } from "../schema/messages.ts";
import { fieldName } from "../schema/fields.ts";
import type { Problem } from "./problems.ts";

const { localeError } = z.locales.en();

type Discriminated = { discriminator?: string; options?: string[]; input?: unknown; expected?: string };

/** Zod's message with the received value instead of its type; schemas with more specific messages set their own. */
const explain: z.core.$ZodErrorMap = (issue) => {
  const { discriminator, options = [], input, expected } = issue as Discriminated;
  if (discriminator !== undefined) {
    const kind = (input as Record<string, unknown> | undefined)?.[discriminator];
    return `expected one of ${options.join(", ")}, got ${got(kind)}${didYouMean(kind, options)}`;
  }
  if (expected === "number") {
    const isQuoted = typeof input === "string" && !Number.isNaN(Number(input));
    return `expected a number like 25 or 12.50, got ${got(input)}${isQuoted ? ": remove the quotes" : ""}`;
  }
  const found = localeError(issue);
  const message = typeof found === "string" ? found : (found?.message ?? "");
  return `${message.replace(/^[^:]*: (?=expected)|, received .*/g, "")}, got ${got(input)}`;
};

type Found = Pick<z.core.$ZodIssue, "path" | "message">;

/** For a union, reports the errors of the form that was meant: the one with errors inside it, or else the first. */
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
    case "invalid_union": {
      const meant = issue.errors.find((errors) => errors.some((one) => one.path.length > 0)) ?? issue.errors[0];
      return meant ? within(meant) : [{ path, message }];
    }
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
