import { compileInline, compileMarkdown } from "../compile/markdown.ts";
import { eachText } from "../schema/fields.ts";
import { got } from "../schema/messages.ts";
import type { ContentPart } from "./links.ts";
import { type Problem, fieldName } from "./problems.ts";

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

export const checkMarkdown = ({ file, schema, value }: ContentPart, problems: Problem[]) => {
  eachText(schema, value, (text, holds, path) => {
    const report = (message: string | undefined) => {
      if (message) problems.push({ file, field: fieldName(path), message });
    };
    if (holds === "words") report(errorOfWords(text));
    if (holds === "markdown") report(errorOfMarkdown(text, compileMarkdown));
    if (holds === "line") report(errorOfMarkdown(text, compileInline));
  });
};
