import type { Node, ObjectExpression } from "oxc-parser";
import { type Module, openModule, sibling } from "./module.ts";

export type Spot = { module: Module; node: Node };

type Open = (file: string) => Module | undefined;

/** Two files that export each other's names would never end; no owner's files take more steps. */
const most = 50;

export const openFiles = (open: Open = openModule) => {
  const modules = new Map<string, Module | undefined>();
  const at = (file: string) => {
    if (!modules.has(file)) modules.set(file, open(file));
    return modules.get(file);
  };

  const exported = (module: Module | undefined, name: string, steps = 0): Spot | undefined => {
    if (!module || steps > most) return undefined;
    for (const { entries } of module.record.staticExports) {
      for (const { exportName, importName, localName, moduleRequest } of entries) {
        const from = moduleRequest && at(sibling(module, moduleRequest.value));
        const isStar = exportName.kind === "None";
        if (isStar && from) {
          const found = exported(from, name, steps + 1);
          if (found) return found;
        }
        if (isStar || (exportName.name ?? "default") !== name) continue;
        if (from) return exported(from, importName.name ?? "default", steps + 1);
        return named(module, exportName.kind === "Default" ? "default" : (localName.name ?? name), steps + 1);
      }
    }
    return undefined;
  };

  const named = (module: Module, name: string, steps: number): Spot | undefined => {
    const node = module.values.get(name);
    if (node) return settled({ module, node }, steps + 1);
    for (const { entries, moduleRequest } of module.record.staticImports) {
      const entry = entries.find(({ localName }) => localName.value === name);
      if (!entry || !moduleRequest.value.startsWith(".")) continue;
      return exported(at(sibling(module, moduleRequest.value)), entry.importName.name ?? "default", steps + 1);
    }
    return undefined;
  };

  /** What a name, a helper such as `defineTopic(…)` or `… as const` stands for; itself where that cannot be told. */
  const settled = (spot: Spot, steps = 0): Spot => {
    const { module, node } = spot;
    const inner = (next: Node): Spot => settled({ module, node: next }, steps + 1);
    if (steps > most) return spot;
    switch (node.type) {
      case "Identifier":
        return named(module, node.name, steps + 1) ?? spot;
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "ParenthesizedExpression":
        return inner(node.expression);
      case "CallExpression": {
        const [given] = node.arguments;
        return node.callee.type === "Identifier" && given ? inner(given) : spot;
      }
      case "MemberExpression":
        return memberOf(inner(node.object), node.computed ? undefined : node.property.name, steps) ?? spot;
      default:
        return spot;
    }
  };

  const memberOf = (spot: Spot, name: string | undefined, steps: number): Spot | undefined => {
    const found = name === undefined ? undefined : field(spot, name);
    return found && settled(found, steps + 1);
  };

  const isNamed = (property: ObjectExpression["properties"][number], name: string) =>
    property.type === "Property" &&
    !property.computed &&
    (property.key.type === "Identifier" ? property.key.name : String((property.key as { value?: unknown }).value)) ===
      name;

  /** The last field of a name counts, as it does when the file is read. */
  const field = ({ module, node }: Spot, name: string): Spot | undefined => {
    if (node.type !== "ObjectExpression") return undefined;
    for (const property of node.properties.toReversed()) {
      if (property.type === "SpreadElement") {
        const found = field(settled({ module, node: property.argument }), name);
        if (found) return found;
      } else if (isNamed(property, name)) return { module, node: property.value };
    }
    return undefined;
  };

  /** Items after a list that cannot be seen through have no place. */
  const items = ({ module, node }: Spot): Spot[] | undefined => {
    if (node.type !== "ArrayExpression") return undefined;
    const found: Spot[] = [];
    for (const element of node.elements) {
      if (!element) return found;
      if (element.type === "SpreadElement") {
        const inner = items(settled({ module, node: element.argument }));
        if (!inner) return found;
        found.push(...inner);
      } else found.push({ module, node: element });
    }
    return found;
  };

  const follow = (file: string, [name = "", ...path]: readonly (string | number)[]): Spot | undefined => {
    let spot = exported(at(file), String(name));
    for (const key of path) {
      const next: Spot | undefined = spot && (typeof key === "number" ? items(spot)?.[key] : field(spot, key));
      if (!next) break;
      spot = settled(next);
    }
    return spot;
  };

  return { at, follow };
};
