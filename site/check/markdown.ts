import { addressesIn, compileInline, compileMarkdown } from "../compile/markdown.ts";
import { address } from "../schema/parts.ts";
import { eachText } from "../schema/fields.ts";
import { got } from "../schema/got.ts";
import type { ContentPart } from "./cross-check.ts";
import { type Problem, fieldName } from "./problems.ts";

const compilers = { markdown: compileMarkdown, line: compileInline };

/** What would be a link or bold words where Markdown is read; an index with a call behind it, as in `a[0](b)`, is neither. */
const markdownSigns = /(?<![\w\]])\[[^[\]]+\]\(|(?<![\w*])\*\*[^\s*](?:[^*]*[^\s*])?\*\*(?![\w*])/;

const faultOfWords = (text: string): string | undefined => {
  const found = markdownSigns.exec(text);
  if (!found) return undefined;
  const signs = found[0].endsWith("(") ? "a link" : "**";
  return `this field shows words as they are, and knows no Markdown: write them without ${signs}, got ${got(text.slice(found.index))}`;
};

export const checkMarkdown = ({ file, schema, value }: ContentPart, problems: Problem[]) => {
  eachText(schema, value, (text, holds, path) => {
    const report = (message: string) => problems.push({ file, field: fieldName(path), message });
    if (holds === "words") {
      const message = faultOfWords(text);
      if (message) report(message);
    }
    if (holds !== "markdown" && holds !== "line") return;
    try {
      compilers[holds](text);
    } catch (error) {
      report((error as Error).message);
    }
    for (const url of addressesIn(text, holds)) {
      for (const { message } of address.safeParse(url).error?.issues ?? []) report(message);
    }
  });
};
