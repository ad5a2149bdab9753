import { languageAliasNames, languageNames } from "@shikijs/langs";
import { z } from "zod";
import { got } from "./got.ts";
import { nearest } from "./nearest.ts";

export const plain = "text";

const known = new Set([plain, ...languageNames, ...languageAliasNames]);

const remedyFor = (name: unknown) => {
  const meant = typeof name === "string" && nearest(name, known);
  return meant ? `perhaps "${meant}" was meant` : `"${plain}" leaves code without colors`;
};

const wanted = {
  error: ({ input }: { input?: unknown }) =>
    `expected a language that Shiki knows, such as "bash", "yaml" or "python", got ${got(input)}; ${remedyFor(input)}`,
};

export const language = z
  .string(wanted)
  .refine((name) => known.has(name), wanted)
  .describe("Any language of Shiki by its name: bash, python, yaml, … or text.");
