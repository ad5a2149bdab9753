import { z } from "zod";
import { didYouMean, got } from "../schema/messages.ts";
import { fieldName } from "../schema/fields.ts";
import type { Problem } from "./problems.ts";

const { localeError } = z.locales.en();

/** What an owner writes for Zod's types and formats. */
const written: Record<string, string> = {
  string: "text in quotes",
  number: "a number like 25 or 12.50",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "fields in { }",
  date: 'a date like "2026-11-03"',
  email: "an email address like me@example.com",
};

/** Zod's own message is for developers; schemas with more specific ones set them. */
const expectedBy = (issue: z.core.$ZodRawIssue): string | undefined => {
  const count = (limit: unknown) =>
    `${limit}${{ string: " characters", array: limit === 1 ? " item" : " items" }[String(issue.origin)] ?? ""}`;
  switch (issue.code) {
    case "invalid_type":
      return written[issue.expected];
    case "invalid_format":
      return written[issue.format];
    case "invalid_value":
      return (issue.values as string[]).map(got).join(" or ");
    case "too_small":
      return `${issue.inclusive === false ? "more than" : "at least"} ${count(issue.minimum)}`;
    case "too_big":
      return `${issue.inclusive === false ? "less than" : "at most"} ${count(issue.maximum)}`;
    default:
      return undefined;
  }
};

const explain: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === "invalid_union" && issue.discriminator !== undefined) {
    const kinds = (issue.options as string[] | undefined) ?? [];
    const kind = (input as Record<string, unknown> | undefined)?.[issue.discriminator];
    return `expected one of ${kinds.join(", ")}, got ${got(kind)}${didYouMean(kind, kinds)}`;
  }
  const isQuoted = typeof input === "string" && !Number.isNaN(Number(input));
  const fix = issue.code === "invalid_type" && issue.expected === "number" && isQuoted ? ": remove the quotes" : "";
  const other = localeError(issue);
  const message = typeof other === "string" ? other : (other?.message ?? "");
  const expected = expectedBy(issue);
  return `${expected ? `expected ${expected}` : message.replace(/^[^:]*: (?=expected)|, received .*/g, "")}, got ${got(input)}${fix}`;
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
