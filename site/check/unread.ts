import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { nearest } from "../schema/nearest.ts";
import { isExactly, namesIn } from "./folders.ts";
import { type Module, openModule, placeAt, sibling } from "./places/module.ts";
import type { Problem } from "./problems.ts";

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
  const meant = nearest(basename(file), namesIn(dirname(file)));
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

const missingSign = (message: string): string => {
  const [wanted = ""] = message.split("found");
  const signs = [...wanted.matchAll(/`([^\w\s`]{1,2})`/g)].map(([, sign]) => sign);
  return signs.length > 0
    ? `expected ${signs.join(" or ")} here or just before`
    : "look for a comma, a quote or a bracket that is missing or too many just before";
};

const inFile = (module: Module, folder: string, thrown: Error, queue: string[]): Problem | undefined => {
  const [error] = module.errors;
  if (error) {
    return at(module, error.labels[0]?.start ?? 0, `cannot be read from here on: ${missingSign(error.message)}`);
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
    if (!target.endsWith(".ts")) continue;
    if (!isHelpers) queue.push(target);
    const other = openModule(target);
    const given = other?.errors.length === 0 ? givenBy(other) : undefined;
    for (const { importName } of entries) {
      const { name, kind, start } = importName;
      if (!given || kind !== "Name" || !name || given.includes(name)) continue;
      const has = given.length > 0 ? given.join(", ") : "nothing";
      return at(module, start ?? from.start, `${from.value} has no "${name}": it exports ${has}`);
    }
  }
  return undefined;
};

const thrownIn = (folder: string, { stack = "" }: Error) => {
  for (const [, url = "", line, column] of stack.matchAll(/(file:\/\/[^\s:)]+?)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/g)) {
    const file = relative(".", fileURLToPath(url)).replaceAll("\\", "/");
    if (file.startsWith(`${folder}/`)) return { file, line: Number(line), column: Number(column ?? 1) };
  }
  return { file: `${folder}/index.ts` };
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
      const message = `there is no such file: the folder ${folder}/ needs one that exports at least site`;
      return { file, field: "", message };
    }
    const problem = inFile(module, folder, thrown, queue);
    if (problem) return problem;
  }
  const [message = ""] = thrown.message.split("\n");
  const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
  return {
    ...thrownIn(folder, thrown),
    field: "",
    message: name
      ? `nothing is called ${name} here: put quotes around words, or import it from the file that has it`
      : `cannot be read: ${message}; mend or remove this line`,
  };
};
