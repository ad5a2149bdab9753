import { compileInline, compileMarkdown } from "../compile/markdown.ts";
import type { Text } from "../schema/fields.ts";
import { got } from "../schema/messages.ts";

/** A Markdown link or bold text, but not code such as `a[0](b)`. */
const markdownSigns = /(?<![\w\]])\[[^[\]]+\]\(|(?<![\w*])\*\*[^\s*](?:[^*]*[^\s*])?\*\*(?![\w*])/;

const errorOfWords = (text: string): string | undefined => {
  const found = markdownSigns.exec(text);
  if (!found) return undefined;
  const signs = found[0].endsWith("(") ? "a link" : "**";
  return `expected plain text without ${signs}, since this field does not support Markdown, got ${got(text.slice(found.index))}`;
};

const errorOfMarkdown = (text: string, compile: (text: string) => unknown): string | undefined => {
  try {
    compile(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

export const errorOfText = ({ text, holds }: Text): string | undefined => {
  if (holds === "words") return errorOfWords(text);
  if (holds === "markdown") return errorOfMarkdown(text, compileMarkdown);
  return holds === "line" ? errorOfMarkdown(text, compileInline) : undefined;
};
