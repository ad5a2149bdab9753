import { createHighlighterCoreSync } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { loaderOf } from "../schema/languages.ts";
import type { CodeToken } from "./view.ts";

/** The content security policy forbids style attributes, so theme colors map to roles that the stylesheet colors. */
const roles = {
  "#000001": "comment",
  "#000002": "string",
  "#000003": "keyword",
  "#000004": "command",
  "#000005": "value",
} as const;

const mark = (foreground: keyof typeof roles, scope: string[]) => ({ scope, settings: { foreground } });

const highlighter = createHighlighterCoreSync({
  themes: [
    {
      name: "roles",
      type: "light",
      fg: "#000000",
      bg: "#ffffff",
      settings: [
        mark("#000001", ["comment", "punctuation.definition.comment"]),
        mark("#000002", ["string", "punctuation.definition.string"]),
        mark("#000003", ["keyword", "storage", "entity.name.section", "entity.name.tag"]),
        mark("#000004", [
          "entity.name.function",
          "entity.name.command",
          "support.function",
          "support.type.property-name",
        ]),
        mark("#000005", ["constant", "variable", "punctuation.definition.variable"]),
      ],
    },
  ],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

const isMark = (color: string | undefined): color is keyof typeof roles => color !== undefined && color in roles;

/** Merges adjacent tokens of one role, which saves a third of the elements. */
const join = (tokens: CodeToken[]): CodeToken[] =>
  tokens.reduce<CodeToken[]>((joined, [text, role]) => {
    const last = joined.at(-1);
    if (last && (last[1] === role || text.trim() === "")) last[0] += text;
    else joined.push(role ? [text, role] : [text]);
    return joined;
  }, []);

export const highlight = async (code: string, language: string): Promise<CodeToken[]> => {
  const load = loaderOf(language);
  if (load) await highlighter.loadLanguage(load);
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: "roles",
    // No time limit: a busy machine would color less, and the page's HTML and its data would differ.
    tokenizeTimeLimit: 0,
  });
  return join(
    lines.flatMap((line, index) => [
      ...(index > 0 ? [["\n"] satisfies CodeToken] : []),
      ...line.map(({ content, color }): CodeToken => {
        const shade = color?.toLowerCase();
        return isMark(shade) ? [content, roles[shade]] : [content];
      }),
    ]),
  );
};
