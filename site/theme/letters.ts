import type { ContentPart } from "../check/cross-check.ts";
import { eachText } from "../schema/fields.ts";
import { wordsSchema } from "../schema/words.ts";

const shown = new Set(["words", "markdown", "line"]);

/** How often each letter is there in what the pages say. */
export const lettersIn = (parts: readonly ContentPart[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { schema, value } of parts) {
    eachText(schema, value, (text, holds) => {
      if (schema !== wordsSchema && !shown.has(holds ?? "")) return;
      for (const letter of text.normalize("NFC")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    });
  }
  return counts;
};
