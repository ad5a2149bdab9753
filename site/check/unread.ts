import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { nearest } from "../schema/nearest.ts";
import { isExactly, namesIn } from "./folders.ts";
import { type Module, openModule, placeAt, sibling } from "./places/module.ts";
import type { Problem } from "./problems.ts";
import { explainSyntax } from "./syntax.ts";
import { faultOfEncoding } from "./written.ts";

/** The runtime's own words for a file that cannot be read name no remedy. */

const helpers = join(import.meta.dirname, "..", "schema", "define.ts");

const at = ({ file, text }: Module, offset: number, message: string): Problem => ({
  file,
  field: "",
  message,
  ...placeAt(text, offset),
});

const missing = (file: string, folder: string): string | undefined => {
  if (isExactly(file, folder)) return undefined;
  const names = namesIn(dirname(file));
  const meant = names.find((name) => name === `${basename(file)}.ts`) ?? nearest(basename(file), names);
  return `there is no file ${file}: ${meant ? `perhaps ${meant} was meant` : "make it, or take this line away"}`;
};

const requestsOf = ({ record }: Module) =>
  [
    ...record.staticImports.map(({ moduleRequest, entries }) => ({ moduleRequest, entries })),
    ...record.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => ({ moduleRequest: entry.moduleRequest, entries: [entry] })),
    ),
  ].flatMap(({ moduleRequest, entries }) => (moduleRequest ? [{ from: moduleRequest, entries }] : []));

const givenBy = (module: Module): string[] | undefined => {
  const entries = module.record.staticExports.flatMap((statement) => statement.entries);
  if (entries.some(({ exportName }) => exportName.kind === "None")) return undefined;
  return entries.map(({ exportName }) => exportName.name ?? "default");
};

type Request = ReturnType<typeof requestsOf>[number];
type Asked = { from: string; given: string[] | undefined; isHelpers: boolean };

/** A name that a file is asked for and does not give. */
const faultOfNames = ({ from, given, isHelpers }: Asked, entries: Request["entries"]) => {
  const [first] = given ?? [];
  for (const { importName } of entries) {
    const { name, kind, start } = importName;
    if (kind === "Default" && first !== undefined && !given?.includes("default")) {
      return {
        start,
        message: `${from} gives its values by their names: write { ${first} } or { ${first} as … } here`,
      };
    }
    if (!given || kind !== "Name" || !name || given.includes(name)) continue;
    const has = given.length > 0 ? given.join(", ") : "nothing";
    const remedy = isHelpers ? "" : `; write export const ${name} = … there`;
    return { start, message: `${from} has no "${name}": it exports ${has}${remedy}` };
  }
  return undefined;
};

const inFile = (module: Module, folder: string, thrown: Error, queue: string[]): Problem | undefined => {
  const lost = faultOfEncoding(module);
  if (lost) return lost;
  const [error] = module.errors;
  if (error) {
    const { offset, message } = explainSyntax(module.text, error);
    return at(module, offset, message);
  }
  if (module.strange) {
    return at(
      module,
      module.strange.start,
      "content is data: write a list or fields in place of an enum or a namespace",
    );
  }
  for (const { from, entries } of requestsOf(module)) {
    const isHelpers = from.value === "ridgeline";
    if (!isHelpers && !from.value.startsWith(".")) {
      if (!thrown.message.includes(`'${from.value}'`)) continue;
      return at(
        module,
        from.start,
        `there is no package "${from.value}": content needs "ridgeline" and its own files only`,
      );
    }
    const target = isHelpers ? helpers : sibling(module, from.value);
    const message = isHelpers ? undefined : missing(target, folder);
    if (message) return at(module, from.start, message);
    if (target.endsWith(".json") && /json/i.test(thrown.message)) {
      return at(module, from.start, "this list cannot be read: write it in a .ts file, as export const … = […]");
    }
    if (!target.endsWith(".ts")) continue;
    if (!isHelpers) queue.push(target);
    const other = openModule(target);
    const given = other?.errors.length === 0 ? givenBy(other) : undefined;
    const fault = faultOfNames({ from: from.value, given, isHelpers }, entries);
    if (fault) return at(module, fault.start ?? from.start, fault.message);
  }
  return undefined;
};

type Position = { file: string; line?: number; column?: number };

/** Where an error was thrown, as far as it was in the owner's folder. */
const thrownIn = (folder: string, { stack = "" }: Error): Position => {
  for (const [, url = "", line, column] of stack.matchAll(/(file:\/\/[^\s:)]+?)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/g)) {
    const file = relative(".", fileURLToPath(url)).replaceAll("\\", "/");
    if (file.startsWith(`${folder}/`)) return { file, line: Number(line), column: Number(column ?? 1) };
  }
  return { file: `${folder}/index.ts` };
};

/** What stands before a place in its line. */
const wordsBefore = ({ file, line = 1, column = 1 }: Position): string => {
  const { text = "" } = openModule(file) ?? {};
  return (text.split("\n")[line - 1] ?? "").slice(0, column - 1);
};

const helperNames = () => {
  const module = openModule(helpers);
  return (module && givenBy(module)) ?? [];
};

const ofUnknownName = (name: string): string => {
  const helper = name.startsWith("define") ? nearest(name, helperNames()) : undefined;
  return helper === undefined
    ? `nothing is called ${name} here: put quotes around words, or import it from the file that has it`
    : `nothing is called ${name} here: write ${helper}, and import { ${helper} } from "ridgeline"`;
};

const inVain: [said: RegExp, say: (name: string) => string][] = [
  [/^\$([\d.]+) is not defined$/, (amount) => `a price is a number alone: write ${amount}`],
  [/^(\S+) is not defined$/, ofUnknownName],
  [
    /^Cannot access '(.+)' before initialization$/,
    (name) => `${name} has no value yet here: move its line above this one, and let no two files import each other`,
  ],
  [/^Identifier '(.+)' has already been declared$/, (name) => `${name} is there twice: rename or remove one of them`],
  [
    /^Cannot read properties of \S+ \(reading '(.+)'\)$/,
    (name) => `what stands before .${name} is nothing: check how it is spelt`,
  ],
  [/^(.+) is not a function$/, (name) => `${name} is none of the helpers: content is data, made with define… alone`],
  [
    /^(?:Decimals with leading zeros|Octal literals)/,
    () => "a number starts with no 0: take it away, or put quotes around",
  ],
  [/^(.+) is not iterable/, (name) => `${name} is no list, so … cannot spread it: check how it is spelt`],
];

/** What failed when a file was read, in words that name a remedy. */
const sayThrown = (message: string): string => {
  for (const [said, say] of inVain) {
    const [found, name = ""] = said.exec(message) ?? [];
    if (found !== undefined) return say(name);
  }
  return "this cannot be read: content is data, so let texts, numbers, lists and fields alone stand here";
};

export const explainUnread = (folder: string, error: unknown): Problem => {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const index = `${folder}/index.ts`;
  const queue = [index];
  const seen = new Set<string>();
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const module = openModule(file);
    if (!module) {
      const message = existsSync(folder)
        ? `there is no such file: the folder ${folder}/ needs one that exports at least site`
        : "there is no such folder: check what CONTENT says, or make it";
      return { file: existsSync(folder) ? file : folder, field: "", message };
    }
    const problem = inFile(module, folder, thrown, queue);
    if (problem) return problem;
  }
  const [message = ""] = thrown.message.split("\n");
  const where = thrownIn(folder, thrown);
  const isHole = wordsBefore(where).endsWith("${");
  return { ...where, field: "", message: isHole ? "write \\${ where these two signs are meant" : sayThrown(message) };
};
