import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { EcmaScriptModule, Node, OxcError, parseSync } from "oxc-parser";

export type Module = {
  file: string;
  text: string;
  errors: OxcError[];
  record: EcmaScriptModule;
  values: ReadonlyMap<string, Node>;
  /** An enum or a namespace is not data, and nothing that Node reads. */
  strange?: Node;
};

// Loaded by the first who asks: pages are made without it.
const parser = () => createRequire(import.meta.url)("oxc-parser") as { parseSync: typeof parseSync };

export const openModule = (file: string): Module | undefined => {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  const { program, module, errors } = parser().parseSync(file, text, { lang: "ts" });
  const values = new Map<string, Node>();
  let strange: Node | undefined;
  for (const statement of program.body) {
    if (statement.type === "ExportDefaultDeclaration") values.set("default", statement.declaration);
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "TSEnumDeclaration" || declared?.type === "TSModuleDeclaration") strange ??= declared;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === "Identifier" && init) values.set(id.name, init);
    }
  }
  return { file, text, errors, record: module, values, ...(strange ? { strange } : {}) };
};

export const sibling = ({ file }: Module, request: string): string =>
  join(dirname(file), request).replaceAll("\\", "/");

export const placeAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
