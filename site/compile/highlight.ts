import bash from "@shikijs/langs/bash";
import ini from "@shikijs/langs/ini";
import json from "@shikijs/langs/json";
import lua from "@shikijs/langs/lua";
import toml from "@shikijs/langs/toml";
import viml from "@shikijs/langs/viml";
import yaml from "@shikijs/langs/yaml";
import { createHighlighterCoreSync } from "@shikijs/core";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
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

const highlighter = createHighlighterCoreSync({
  langs: [bash, ini, json, lua, toml, viml, yaml],
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

/** Neighbours of one role become one token: a third fewer elements on a page of commands. */
const join = (tokens: CodeToken[]): CodeToken[] =>
  tokens.reduce<CodeToken[]>((joined, [text, role]) => {
    const last = joined.at(-1);
    if (last && (last[1] === role || text.trim() === "")) last[0] += text;
    else joined.push(role ? [text, role] : [text]);
    return joined;
  }, []);

export const highlight = (code: string, language: string): CodeToken[] => {
  const lines = highlighter.codeToTokensBase(code.trim(), {
    lang: language === "vim" ? "viml" : language,
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
