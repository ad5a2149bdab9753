import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseSync } from "vite";

/**
 * What visitors read or hear comes from the owner's words, and none of it stands in a component. A text counts when it
 * has a letter; signs such as × or © are nobody's language.
 */

type Node = { type: string; [key: string]: unknown };

const spokenAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|error|caption|summary|heading|lede|intro|comment|data-(network|label))$/;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

const childOf = (node: Node, key: string) => [node[key]].flat().filter(isNode);

/** The texts that an expression may come to, as far as they are written in it. */
const textsIn = (node: Node): string[] => {
  const inner = (...keys: string[]) => keys.flatMap((key) => childOf(node, key)).flatMap(textsIn);
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateLiteral":
      return [...childOf(node, "quasis").map(({ value }) => (value as { raw: string }).raw), ...inner("expressions")];
    case "ConditionalExpression":
      return inner("consequent", "alternate");
    case "LogicalExpression":
      return inner("left", "right");
    case "BinaryExpression":
      return node["operator"] === "+" ? inner("left", "right") : [];
    case "ArrayExpression":
      return inner("elements");
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSAsExpression":
      return inner("expression");
    default:
      return [];
  }
};

const attributeName = ({ name }: Node) => (isNode(name) ? String(name["name"]) : "");

/** Everything written between tags and in attributes that are read out. */
const shownIn = (node: Node): string[] => {
  const own = () => {
    if (node.type === "JSXText") return [String(node["value"])];
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      return childOf(node, "children")
        .filter(({ type }) => type === "JSXExpressionContainer")
        .flatMap(textsIn);
    }
    if (node.type !== "JSXAttribute" || !spokenAttributes.test(attributeName(node))) return [];
    return childOf(node, "value").flatMap(textsIn);
  };
  return [...own(), ...childrenOf(node).flatMap(shownIn)];
};

/** Sentences that stand anywhere in a file; what goes to the console or into an error is not for visitors. */
const sentencesIn = (node: Node): string[] => {
  const callee = childOf(node, "callee")[0];
  const object = callee && childOf(callee, "object")[0];
  if (object?.["name"] === "console" || callee?.["name"] === "Error") return [];
  const own = node.type === "Literal" || node.type === "TemplateLiteral" ? textsIn(node) : [];
  return [...own, ...childrenOf(node).flatMap(sentencesIn)].filter((text) => /^\p{Lu}\p{L}*\s\p{L}/u.test(text));
};

const parse = (file: string, source: string) => {
  const { program, errors } = parseSync(file, source);
  expect(errors, file).toEqual([]);
  return program as unknown as Node;
};

const spokenIn = (file: string, source: string) => {
  const program = parse(file, source);
  return [...shownIn(program).filter((text) => /\p{L}/u.test(text)), ...sentencesIn(program)].map((text) =>
    text.trim(),
  );
};

const files = ["app", "offline/page"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Names that the viewer's library has for its labels, and what a timer says to the console. */
const allowed = new Set(["Photo gallery", "Zoom in", "Zoom out", "The page could not start"]);

describe("no words of its own", () => {
  it.each(files)("has %s", (file) => {
    expect(spokenIn(file, readFileSync(file, "utf8")).filter((text) => !allowed.has(text))).toEqual([]);
  });
});

describe("words of its own are found", () => {
  it.each([
    ["<p>Hello</p>", ["Hello"]],
    ["<p>{ok ? 'Yes' : words.no}</p>", ["Yes"]],
    ["<p>{`${count} frames`}</p>", ["frames"]],
    ["<p>{ok && 'sent'}</p>", ["sent"]],
    ["<p aria-label='Main' />", ["Main"]],
    ["<Section title={`${name}, home`} />", [", home"]],
    ["alert('Something is gone')", ["Something is gone"]],
    ["<p className='wide' data-when={kind === 'tiles'}>© {year} × {'\\u00a0'}</p>", []],
    ["console.error('Nothing was said')", []],
  ])("in %s", (source, found) => {
    expect(spokenIn("x.tsx", source)).toEqual(found);
  });
});
