import { existsSync, readFileSync } from "node:fs";
import type { Node, ObjectExpression } from "oxc-parser";
import { type Module, openModule, placeAt, sibling } from "./places/module.ts";
import type { Problem } from "./problems.ts";

/** What can be seen in the owner's files only as they are written: Node reads past it without a word. */

const at = ({ file, text }: Module, offset: number, message: string): Problem => ({
  file,
  field: "",
  message,
  ...placeAt(text, offset),
});

/** Letters of another encoding come out as the sign for what is none, and wide ones as zeros in between. */
const lostLetter = /\uFFFD|\0/;

export const faultOfEncoding = (module: Module): Problem | undefined => {
  const offset = module.text.search(lostLetter);
  return offset < 0 ? undefined : at(module, offset, "a letter cannot be read here: save the file as UTF-8");
};

const nameOf = (property: ObjectExpression["properties"][number]): string | undefined => {
  if (property.type !== "Property" || property.computed) return undefined;
  const { key } = property;
  return key.type === "Identifier" ? key.name : String((key as { value?: unknown }).value);
};

const repeatsIn = (module: Module): Problem[] => {
  const problems: Problem[] = [];
  const look = ({ properties }: ObjectExpression) => {
    const seen = new Map<string, number>();
    for (const property of properties) {
      const name = nameOf(property);
      const first = name === undefined ? undefined : seen.get(name);
      if (first !== undefined) {
        const { line } = placeAt(module.text, first);
        const message = `"${name}" stands in line ${line} already, and only the last one counts: take one of them away`;
        problems.push(at(module, property.start, message));
      } else if (name !== undefined) seen.set(name, property.start);
    }
  };
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (value !== null && typeof value === "object") {
      if ((value as Partial<Node>).type === "ObjectExpression") look(value as ObjectExpression);
      Object.values(value).forEach(walk);
    }
  };
  for (const value of module.values.values()) walk(value);
  return problems;
};

/** The files that an owner's file asks for, as far as they are the owner's. */
const asked = (module: Module): string[] => {
  const { staticImports, staticExports } = module.record;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ];
  return requests.flatMap((request) => (request?.value.startsWith(".") ? [sibling(module, request.value)] : []));
};

type Look = { written: string; problems: Problem[]; asked: string[] };

/** What was seen in each file, for as long as it stays as it is: content is looked at again after every edit. */
const looks = new Map<string, Look>();

const lookAt = (file: string): Look | undefined => {
  const written = existsSync(file) ? readFileSync(file, "latin1") : undefined;
  const known = looks.get(file);
  if (known && known.written === written) return known;
  const module = openModule(file);
  if (written === undefined || !module) return undefined;
  const lost = faultOfEncoding(module);
  const look = { written, problems: [...(lost ? [lost] : []), ...repeatsIn(module)], asked: asked(module) };
  looks.set(file, look);
  return look;
};

export const checkWritten = (index: string, problems: Problem[]) => {
  const files = new Set([index]);
  for (const file of files) {
    const look = lookAt(file);
    problems.push(...(look?.problems ?? []));
    for (const other of look?.asked ?? []) files.add(other);
  }
};
