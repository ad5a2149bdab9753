import { addressesIn, compileInline, compileMarkdown } from "../compile/markdown.ts";
import { address } from "../schema/parts.ts";
import { eachText } from "../schema/fields.ts";
import type { ContentPart } from "./cross-check.ts";
import { type Problem, fieldName } from "./problems.ts";

const compilers = { markdown: compileMarkdown, line: compileInline };

export const checkMarkdown = ({ file, schema, value }: ContentPart, problems: Problem[]) => {
  eachText(schema, value, (text, holds, path) => {
    if (holds !== "markdown" && holds !== "line") return;
    const report = (message: string) => problems.push({ file, field: fieldName(path), message });
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
