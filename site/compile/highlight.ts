import { createHighlighterCoreSync } from "@shikijs/core";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import { plain } from "../schema/languages.ts";
import type { CodeToken } from "./view.ts";

/**
 * Highlights code at build. The strict CSP allows no style attributes, so the theme's colours are only
 * marks that stand for a role, and the page's stylesheet gives each role its colour.
 */
const roles = {
  "#000001": "comment",
  "#000002": "string",
  "#000003": "keyword",
  "#000004": "command",
  "#000005": "value",
} as const;

const mark = (foreground: keyof typeof roles, scope: string[]) => ({ scope, settings: { foreground } });

const make = () =>
  createHighlighterCoreSync({
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

/** The dev server runs this file again after an edit, and a highlighter is not made for each. */
const shared = globalThis as { ridgelineHighlighter?: ReturnType<typeof make> };
const highlighter = (shared.ridgelineHighlighter ??= make());

const isMark = (color: string | undefined): color is keyof typeof roles => color !== undefined && color in roles;

/** Neighbours of one role become one token: a third fewer elements on a page of commands. */
const join = (tokens: CodeToken[]): CodeToken[] =>
  tokens.reduce<CodeToken[]>((joined, [text, role]) => {
    const last = joined.at(-1);
    if (last && (last[1] === role || text.trim() === "")) last[0] += text;
    else joined.push(role ? [text, role] : [text]);
    return joined;
  }, []);

/** A language is read when the first code in it is met. Its module's name is known only then, and no bundler need follow. */
const learn = async (language: string) => {
  if (language === plain || highlighter.getLoadedLanguages().includes(language)) return;
  await highlighter.loadLanguage(import(/* @vite-ignore */ `@shikijs/langs/${language}`));
};

export const highlight = async (code: string, language: string): Promise<CodeToken[]> => {
  await learn(language);
  const lines = highlighter.codeToTokensBase(code.trim(), {
    lang: language,
    theme: "roles",
    // A busy machine would stop early and colour less: a page and its data, made one after the other, would differ.
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
