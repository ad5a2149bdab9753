import type { z } from "zod";
import { got } from "../schema/got.ts";
import { nearest } from "../schema/nearest.ts";
import { type Problem, fieldName } from "./problems.ts";

const kinds: Record<string, string> = {
  string: "a text in quotes",
  number: "a number",
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

const units: Record<string, string> = { string: " characters", array: " items", number: "" };

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(" or ");

const meant = (value: unknown, known: readonly unknown[]) => {
  const near = typeof value === "string" && nearest(value, known.map(String));
  return near ? `; perhaps "${near}" was meant` : "";
};

type Limit = { origin: string; inclusive?: boolean | undefined; input?: unknown };

const limit = (word: string, beyond: string, bound: number | bigint, { origin, inclusive, input }: Limit) =>
  `expected ${inclusive === false ? beyond : word} ${bound}${units[origin] ?? ""}, got ${got(input)}`;

/** Each field has a line, since each stands in a place of its own. */
const unknownFields = (keys: string[], known: string[]) =>
  keys.map((key) => `unknown field "${key}": remove it or check its spelling${meant(key, known)}`).join("\n");

const fieldsOf = (schema: unknown) => Object.keys((schema as Partial<z.ZodObject> | undefined)?.def?.shape ?? {});

const explain: z.core.$ZodErrorMap = (issue) => {
  const found = `got ${got(issue.input)}`;
  switch (issue.code) {
    case "unrecognized_keys":
      return unknownFields(issue.keys, fieldsOf(issue.inst));
    case "invalid_value":
      return `expected ${listed(issue.values)}, ${found}${meant(issue.input, issue.values)}`;
    case "invalid_type":
      return `expected ${kinds[issue.expected] ?? "something else"}, ${found}`;
    case "too_big":
      return limit("at most", "less than", issue.maximum, issue);
    case "too_small":
      return limit("at least", "more than", issue.minimum, issue);
    case "invalid_format":
      return `expected ${formats[issue.format] ?? "another form"}, ${found}`;
    default:
      return `expected something else, ${found}`;
  }
};

type Issue = z.core.$ZodIssue;
type Found = {
  path: PropertyKey[];
  message: string;
  /** The field that an unknown one was probably meant to be. */
  meant?: string;
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

const unknownKind = (issue: Extract<Issue, { code: "invalid_union" }>, value: unknown): Found => {
  const options = "options" in issue && Array.isArray(issue.options) ? issue.options : [];
  const kind = valueAt(value, issue.path);
  const message = `expected one of the known kinds (${options.join(", ")}), got ${got(kind)}${meant(kind, options)}`;
  return { path: issue.path, message };
};

/** Of several forms that a value may have, the first is spoken of: the others are "nothing" and the like. */
const flatten = (issue: Issue, value: unknown): Found[] => {
  const { path, message } = issue;
  const within = (inner: readonly Issue[]) =>
    inner.flatMap((one) => flatten({ ...one, path: [...path, ...one.path] }, value));
  switch (issue.code) {
    case "unrecognized_keys": {
      const lines = message.split("\n");
      return issue.keys.map((key, index) => {
        const { [index]: said = message } = lines;
        const near = /; perhaps "(.+)" was meant$/.exec(said)?.[1];
        return { path: [...path, key], message: said, ...(near === undefined ? {} : { meant: near }) };
      });
    }
    case "invalid_key":
    case "invalid_element":
      return within(issue.issues);
    case "invalid_union":
      return issue.errors[0] ? within(issue.errors[0]) : [unknownKind(issue, value)];
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
  const found = result.error.issues.flatMap((issue) => flatten(issue, value));
  // A field that is there under a name that is misspelt is told of once.
  const misspelt = new Set(
    found.flatMap(({ path, meant: name }) => (name === undefined ? [] : [fieldName([...path.slice(0, -1), name])])),
  );
  for (const { path, message } of found) {
    const field = fieldName(path);
    if (!misspelt.has(field) || valueAt(value, path) !== undefined) problems.push({ file, field, message });
  }
  return undefined;
};
