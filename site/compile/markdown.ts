import type { ListItem, Node, Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Holds } from "../schema/fields.ts";
import type { Inline, Rich, RichBlock, RichItem } from "./rich.ts";

/** Markdown in, a small tree out: paragraphs, lists, emphasis, code and links; anything else is refused. */

const refuse = (node: Node, source: string): never => {
  const from = node.position?.start.offset ?? 0;
  throw new Error(
    `Markdown here knows paragraphs, lists, **bold**, *italic*, \`code\` and [links](…), got ${JSON.stringify(source.slice(from, from + 60))}`,
  );
};

const inline = (nodes: PhrasingContent[], source: string): Inline[] =>
  nodes.map((node): Inline => {
    switch (node.type) {
      case "text":
        return node.value;
      case "strong":
        return { strong: inline(node.children, source) };
      case "emphasis":
        return { em: inline(node.children, source) };
      case "inlineCode":
        return { code: node.value };
      case "link":
        return { href: node.url, text: inline(node.children, source) };
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

const blocks = (nodes: RootContent[], source: string): RichBlock[] =>
  nodes.map((node): RichBlock => {
    if (node.type === "paragraph") return { p: inline(node.children, source) };
    if (node.type !== "list") return refuse(node, source);
    const items = node.children.map((child) => item(child, source));
    return node.ordered ? { ol: items, ...(node.start === 1 ? {} : { start: node.start ?? 1 }) } : { ul: items };
  });

/** Content files indent their texts as the code around them; only what is indented further than the rest means something. */
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

export const compileInline = (markdown: string): Inline[] => {
  const source = markdown.trim();
  const [paragraph, ...more] = fromMarkdown(source, { extensions: [onlyInline] }).children;
  const [second] = more;
  if (second) refuse(second, source);
  return paragraph?.type === "paragraph" ? inline(paragraph.children, source) : [];
};

const linksIn = (markdown: string): string[] => {
  const visit = (node: Nodes): string[] => [
    ...("url" in node ? [node.url] : []),
    ...("children" in node ? node.children.flatMap(visit) : []),
  ];
  return visit(fromMarkdown(dedent(markdown)));
};

/** The addresses in a text, by what it holds: the text itself, or the targets of its links. */
export const addressesIn = (text: string, holds: Holds | undefined): string[] => {
  if (holds === "address") return text === "" ? [] : [text];
  return holds === "markdown" ? linksIn(text) : [];
};
