import { compileInline } from "../markdown.ts";
import type { Inline } from "../rich.ts";

const textOf = (inline: Inline[]): string =>
  inline
    .map((part) => {
      if (typeof part === "string") return part;
      if ("code" in part) return part.code;
      if ("range" in part) return part.range;
      return textOf("strong" in part ? part.strong : "em" in part ? part.em : part.text);
    })
    .join("");

export const plainLine = (line: string): string => textOf(compileInline(line));
