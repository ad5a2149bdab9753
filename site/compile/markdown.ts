import { fromMarkdown } from "mdast-util-from-markdown";
import type { Holds } from "../schema/fields.ts";
import type { Inline, Rich, RichBlock, RichItem } from "./rich.ts";

type Root = ReturnType<typeof fromMarkdown>;
type RootContent = Root["children"][number];
type ListItem = Extract<RootContent, { type: "list" }>["children"][number];
type PhrasingContent = Extract<RootContent, { type: "paragraph" }>["children"][number];
type Link = Extract<PhrasingContent, { type: "link" }>;
type Node = Root | RootContent;

/** Supports paragraphs, lists, emphasis, code and links; rejects anything else. */

const messages: Record<string, string> = {
  heading: "headings aren't supported here: start a block with a title",
  code: 'multi-line code needs a code block: use { kind: "code" }, or remove the indentation',
  table: 'tables aren\'t supported here: use { kind: "table" }',
  image: 'pictures aren\'t supported here: use { kind: "plate" } or { kind: "images" }',
  imageReference: 'pictures aren\'t supported here: use { kind: "plate" } or { kind: "images" }',
  blockquote: 'blockquotes aren\'t supported here: use { kind: "note" }',
  thematicBreak: "horizontal rules aren't supported: start a block with a title",
  html: "HTML isn't supported: use **bold**, *italic*, `code`, and [links](https://…), or write \\< for a literal <",
  break: "line breaks within a paragraph aren't supported: start a new paragraph with a blank line, or use a list",
  linkReference: "reference links aren't supported: write [text](https://…)",
  definition: "reference links aren't supported: write [text](https://…)",
  title: "link titles aren't supported: write [text](https://…)",
  emptyLink: "a link needs text: write [text](https://…)",
  openLink: "unclosed link, or a space in its URL: write [text](https://…), or \\] for a literal ]",
  badLink: "malformed link: write [text](https://…) with no space in between, or \\[ and \\] for literal brackets",
  openBold: "unclosed **, or a space next to it: write **text**, or \\*\\* for literal asterisks",
};

const address = /(?:https?:|www\.|mailto:|tel:|assets\/|[/#]\w)/.source;

/** `[text] (url)`, `(text)[url]` and `[text(url)`. */
const badLinks = [`(?<!\\\\)\\]\\s+\\(${address}`, `\\)\\[${address}`, `(?<!\\\\)\\[[^[\\]]*\\(${address}(?![^[]*\\])`];

/** Markdown syntax that the parser left as text, because it isn't closed. */
const unclosed: Record<string, RegExp> = {
  openLink: /(?<!\\)\]\(/,
  badLink: new RegExp(badLinks.join("|")),
  openBold: /(?<!\\)\*\*/,
};

const supported = "expected paragraphs, lists, **bold**, *italic*, `code`, and [links](https://…) only";

const reject = (node: Node, source: string, what: string = node.type): never => {
  const from = node.position?.start.offset ?? 0;
  throw new Error(`${messages[what] ?? supported}, got ${JSON.stringify(source.slice(from, from + 60))}`);
};

const hasWords = (node: Node): boolean =>
  "children" in node ? node.children.some(hasWords) : "value" in node && node.value.trim() !== "";

const link = (node: Link, source: string): Inline => {
  if (node.title) reject(node, source, "title");
  const text = inline(node.children, source);
  return hasWords(node) ? { href: node.url, text } : reject(node, source, "emptyLink");
};

const range = /(\d[\d.,:]*–\d+(?:[.,:]\d+)*)/;

/** Ranges must not wrap after the dash. CSS prevents it, because a word joiner would be copied with the text. */
const withRanges = (text: string): Inline[] =>
  text
    .split(range)
    .map((part, index): Inline => (index % 2 === 0 ? part : { range: part }))
    .filter((part) => part !== "");

const inline = (nodes: PhrasingContent[], source: string): Inline[] =>
  nodes.flatMap((node): Inline | Inline[] => {
    switch (node.type) {
      case "text": {
        const [what] = Object.entries(unclosed).find(([, syntax]) => syntax.test(sliceOf(node, source))) ?? [];
        return what === undefined ? withRanges(node.value) : reject(node, source, what);
      }
      case "strong":
        return { strong: inline(node.children, source) };
      case "emphasis":
        return { em: inline(node.children, source) };
      case "inlineCode":
        return { code: node.value };
      case "link":
        return link(node, source);
      default:
        return reject(node, source);
    }
  });

/** The first paragraph is the item's text; anything after it, such as a nested list, follows as blocks. */
const item = ({ children: [first, ...rest] }: ListItem, source: string): RichItem => {
  const words = first?.type === "paragraph" ? inline(first.children, source) : [];
  const inner = blocks(first?.type === "paragraph" || !first ? rest : [first, ...rest], source);
  return inner.length === 0 ? words : { words, inner };
};

/** CommonMark has no tables and would show a table's delimiter row as text. */
const dashes = /^ *\|? *:?-+:? *(\| *:?-+:? *)+\|? *$/m;

const blocks = (nodes: RootContent[], source: string): RichBlock[] =>
  nodes.map((node): RichBlock => {
    if (node.type === "paragraph") {
      if (dashes.test(sliceOf(node, source))) reject(node, source, "table");
      return { p: inline(node.children, source) };
    }
    if (node.type !== "list") return reject(node, source);
    const items = node.children.map((child) => item(child, source));
    return node.ordered ? { ol: items, ...(node.start === 1 ? {} : { start: node.start ?? 1 }) } : { ul: items };
  });

const sliceOf = ({ position }: Node, source: string) => source.slice(position?.start.offset, position?.end.offset);

/** Removes the indentation of the code around the text. */
const dedent = (text: string) => {
  const lines = text.split("\n");
  const depths = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]));
  const depth = Math.min(...depths);
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(depth))).join("\n");
};

export const compileMarkdown = (markdown: string): Rich => {
  const source = dedent(markdown);
  return blocks(fromMarkdown(source).children, source);
};

const onlyInline = {
  disable: {
    null: [
      "blockQuote",
      "codeFenced",
      "codeIndented",
      "definition",
      "headingAtx",
      "htmlFlow",
      "list",
      "setextUnderline",
      "thematicBreak",
    ],
  },
};

const readLine = (source: string) => fromMarkdown(source, { extensions: [onlyInline] });

/** In single-line fields, a leading "1." or "-" is plain text. */
export const compileInline = (markdown: string): Inline[] => {
  const source = markdown.trim();
  const [paragraph, second] = readLine(source).children;
  if (second) throw new Error(`expected one paragraph, got another: ${JSON.stringify(sliceOf(second, source))}`);
  return paragraph?.type === "paragraph" ? inline(paragraph.children, source) : [];
};

const linksIn = (root: Node): string[] => {
  const own = root.type === "link" ? [root.url] : [];
  return "children" in root ? [...own, ...root.children.flatMap(linksIn)] : own;
};

export const addressesIn = (text: string, holds: Holds | undefined): string[] => {
  if (holds === "address") return text === "" ? [] : [text];
  if (!/[[<]/.test(text)) return [];
  if (holds === "line") return linksIn(readLine(text.trim()));
  return holds === "markdown" ? linksIn(fromMarkdown(dedent(text))) : [];
};
