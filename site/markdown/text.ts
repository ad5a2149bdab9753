import type { Link, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Markdown makes nothing of these words. */
export const plain = (words: string): string =>
  words
    .replace(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replace(/\s+/g, " ")
    .replace(/^(\d*)(?=[.)#+-](\s|$))/, "$1\\");

const linksIn = (node: Nodes): Link[] =>
  node.type === "link" ? [node] : "children" in node ? node.children.flatMap(linksIn) : [];

export const withAddresses = (source: string, change: (url: string) => string): string =>
  linksIn(fromMarkdown(source))
    .toReversed()
    .reduce((text, { url, children, position }) => {
      const [from, to] = [children.at(-1)?.position?.end.offset, position?.end.offset];
      const changed = change(url);
      return from === undefined || to === undefined || changed === url
        ? text
        : `${text.slice(0, from)}](${changed})${text.slice(to)}`;
    }, source);

export const quoted = (text: string): string => text.replace(/^/gm, "> ").replace(/ +$/gm, "");

/** Further lines of an item stand under its first. */
export const listed = (items: string[], mark: (index: number) => string = () => "-"): string =>
  items
    .map((item, index) => {
      const sign = `${mark(index)} `;
      return sign + item.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(sign.length)}`);
    })
    .join("\n");

export const numbered = (items: string[]): string => listed(items, (index) => `${index + 1}.`);

const row = (cells: string[]) => `| ${cells.join(" | ")} |`;

export const table = (columns: string[], rows: string[][]): string =>
  [columns, columns.map(() => "---"), ...rows].map(row).join("\n");

/** A cell's own bars would end it. */
export const inCell = (text: string): string => text.replace(/(?<!\\)\|/g, String.raw`\|`);

export const fenced = (code: string, language: string): string => {
  const ticks = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length)) + 1;
  const fence = "`".repeat(ticks);
  return `${fence}${language}\n${code}\n${fence}`;
};

export const paragraphs = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n");
