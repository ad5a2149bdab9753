import { fromMarkdown } from "mdast-util-from-markdown";
import type { Holds } from "../schema/fields.ts";
import type { Inline, Rich, RichBlock, RichItem } from "./rich.ts";

type Root = ReturnType<typeof fromMarkdown>;
type RootContent = Root["children"][number];
type ListItem = Extract<RootContent, { type: "list" }>["children"][number];
type PhrasingContent = Extract<RootContent, { type: "paragraph" }>["children"][number];
type Link = Extract<PhrasingContent, { type: "link" }>;
type Node = Root | RootContent;

/** The tree has paragraphs, lists, emphasis, code and links; anything else is refused. */

const instead: Record<string, string> = {
  heading: "a heading is the title of a block: start a block with a title",
  code: 'code of several lines is a block: use { kind: "code" }, or take away the spaces before the line',
  table: 'a table is a block: use { kind: "table" }',
  image: 'a picture is a block: use { kind: "plate" } or { kind: "images" }',
  imageReference: 'a picture is a block: use { kind: "plate" } or { kind: "images" }',
  blockquote: 'a remark that is set apart is a block: use { kind: "note" }',
  thematicBreak: "a line across the page is not known: start a block with a title",
  html: "HTML is not known: use **bold**, *italic*, `code` and [links](https://…), or write \\< for the sign itself",
  break: "a break within a paragraph is not known: leave a line blank to begin a new one, or make a list",
  linkReference: "a link has its address beside it: write [words](https://…)",
  definition: "a link has its address beside it: write [words](https://…)",
  title: "a link has no title of its own here: write [words](https://…)",
  emptyLink: "a link has no words, which say where it leads: write [words](https://…)",
  openLink: "a link has no end, or a space in its address: write [words](https://…), or \\] for the sign itself",
  partedLink:
    "a link is its words in [ ] with its address in ( ) right behind: write [words](https://…), or \\[ and \\] for the signs themselves",
  openBold:
    "bold words have no end, or a space beside their stars: write **words**, or \\*\\* for the signs themselves",
};

const address = /(?:https?:|www\.|mailto:|tel:|assets\/|[/#]\w)/.source;

/** A gap between the two brackets, the two the wrong way round, and words whose bracket is not closed. */
const parted = [`(?<!\\\\)\\]\\s+\\(${address}`, `\\)\\[${address}`, `(?<!\\\\)\\[[^[\\]]*\\(${address}(?![^[]*\\])`];

/** Signs that were left over as words: they belonged to something that has no end. */
const leftOver: Record<string, RegExp> = {
  openLink: /(?<!\\)\]\(/,
  partedLink: new RegExp(parted.join("|")),
  openBold: /(?<!\\)\*\*/,
};

const usual = "expected paragraphs, lists, **bold**, *italic*, `code` and [links](https://…) only";

const refuse = (node: Node, source: string, what: string = node.type): never => {
  const from = node.position?.start.offset ?? 0;
  throw new Error(`${instead[what] ?? usual}, got ${JSON.stringify(source.slice(from, from + 60))}`);
};

const hasWords = (node: Node): boolean =>
  "children" in node ? node.children.some(hasWords) : "value" in node && node.value.trim() !== "";

const link = (node: Link, source: string): Inline => {
  if (node.title) refuse(node, source, "title");
  const text = inline(node.children, source);
  return hasWords(node) ? { href: node.url, text } : refuse(node, source, "emptyLink");
};

const range = /(\d[\d.,:]*–\d+(?:[.,:]\d+)*)/;

/** A line may end after a dash, and a sign against that would come along with copied words. */
const withRanges = (text: string): Inline[] =>
  text
    .split(range)
    .map((part, index): Inline => (index % 2 === 0 ? part : { range: part }))
    .filter((part) => part !== "");

const inline = (nodes: PhrasingContent[], source: string): Inline[] =>
  nodes.flatMap((node): Inline | Inline[] => {
    switch (node.type) {
      case "text": {
        const [what] = Object.entries(leftOver).find(([, signs]) => signs.test(sliceOf(node, source))) ?? [];
        return what === undefined ? withRanges(node.value) : refuse(node, source, what);
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
        return refuse(node, source);
    }
  });

/** An item of one paragraph is that paragraph's words; anything after it, such as a list within, follows as blocks. */
const item = ({ children: [first, ...rest] }: ListItem, source: string): RichItem => {
  const words = first?.type === "paragraph" ? inline(first.children, source) : [];
  const inner = blocks(first?.type === "paragraph" || !first ? rest : [first, ...rest], source);
  return inner.length === 0 ? words : { words, inner };
};

/** Plain Markdown has no tables and would show the dashes under a table's headings as words. */
const dashes = /^ *\|? *:?-+:? *(\| *:?-+:? *)+\|? *$/m;

const blocks = (nodes: RootContent[], source: string): RichBlock[] =>
  nodes.map((node): RichBlock => {
    if (node.type === "paragraph") {
      if (dashes.test(sliceOf(node, source))) refuse(node, source, "table");
      return { p: inline(node.children, source) };
    }
    if (node.type !== "list") return refuse(node, source);
    const items = node.children.map((child) => item(child, source));
    return node.ordered ? { ol: items, ...(node.start === 1 ? {} : { start: node.start ?? 1 }) } : { ul: items };
  });

const sliceOf = ({ position }: Node, source: string) => source.slice(position?.start.offset, position?.end.offset);

/** Content files indent their texts as the code around them; only further indentation means something. */
const dedent = (text: string) => {
  const lines = text.split("\n");
  const depths = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [/^[ \t]*/.exec(line)?.[0].length ?? 0]));
  const depth = Math.min(...depths);
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(depth))).join("\n");
};

/** Signs that may mean something. Most texts have none, and to read each by the rules takes most of a large site's time. */
const signs = /[\\`*_[\]<>&\p{Cc}]/u;

const beginsPlainly = /^\p{L}/u;

export const compileMarkdown = (markdown: string): Rich => {
  const source = dedent(markdown);
  const line = source.trim();
  if (beginsPlainly.test(line) && !signs.test(line)) return [{ p: withRanges(line) }];
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

/** In fields of one line "1." or "-" at the beginning are words as any other. */
export const compileInline = (markdown: string): Inline[] => {
  const source = markdown.trim();
  if (source !== "" && !signs.test(source)) return withRanges(source);
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
