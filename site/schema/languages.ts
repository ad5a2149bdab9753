import { languageAliasNames, languageNames } from "@shikijs/langs";
import { z } from "zod";
import { didYouMean, got } from "./messages.ts";

const plain = "text";

const plainNames = [plain, "plaintext", "plain", "txt"];

/** Shiki's own list has these names too, but no module can be called so. */
const modules = new Map([
  ["c++", "cpp"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
  ["文言", "wenyan"],
]);

const known = new Set([...plainNames, ...modules.keys(), ...languageNames, ...languageAliasNames]);

/** Code that is shown without colors needs no module. */
export const moduleOf = (name: string): string | undefined =>
  plainNames.includes(name) ? undefined : (modules.get(name) ?? name);

const wanted = {
  error: ({ input }: { input?: unknown }) =>
    `expected a language that Shiki knows, such as "bash" or "python", or "${plain}", got ${got(input)}${didYouMean(input, known)}`,
};

/** Any language of Shiki by its name: bash, python, yaml, … or text. */
export const language = z.string(wanted).refine((name) => known.has(name), wanted);
