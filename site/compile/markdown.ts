import { type Token, type Tokens, marked } from "marked";
import type { Inline, Rich, RichBlock } from "./rich.ts";

/** Markdown in, a small tree out: paragraphs, lists, emphasis, code and links; anything else is refused. */

const refuse = (token: Token): never => {
  throw new Error(
    `Markdown here knows paragraphs, lists, **bold**, *italic*, \`code\` and [links](…), got ${JSON.stringify(token.raw.slice(0, 60))}`,
  );
};

/** marked leaves entities in text escaped for HTML; React escapes again, so they are undone here. */
const plain = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

const inline = (tokens: Token[] = []): Inline[] =>
  tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case "text":
        return token.tokens ? inline(token.tokens) : [plain(token.text)];
      case "escape":
        return [plain(token.text)];
      case "strong":
        return [{ strong: inline(token.tokens) }];
      case "em":
        return [{ em: inline(token.tokens) }];
      case "codespan":
        return [{ code: plain(token.text) }];
      case "link":
        return [{ href: token.href, text: inline(token.tokens) }];
      default:
        return refuse(token);
    }
  });

const item = (listItem: Tokens.ListItem): Inline[] =>
  inline(
    listItem.tokens
      .flatMap((token) => (token.type === "paragraph" || token.type === "text" ? [token] : refuse(token)))
      .flatMap((token) => ("tokens" in token && token.tokens ? token.tokens : [token])),
  );

export const compileMarkdown = (markdown: string): Rich =>
  marked.lexer(markdown.replace(/^[ \t]+/gm, "")).flatMap((token): RichBlock[] => {
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
        return [{ p: inline(token.tokens) }];
      case "list":
        return [
          (token as Tokens.List).ordered
            ? { ol: (token as Tokens.List).items.map(item) }
            : { ul: (token as Tokens.List).items.map(item) },
        ];
      default:
        return refuse(token);
    }
  });

/** For places that hold one line: a cell, a goal, an intro. */
export const compileInline = (markdown: string): Inline[] => inline(marked.Lexer.lexInline(markdown.trim()));
