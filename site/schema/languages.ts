import { type BundledLanguage, bundledLanguages } from "shiki/langs";
import { z } from "zod";
import { didYouMean, got } from "./messages.ts";

const known = ["text", ...Object.keys(bundledLanguages)];

/** Plain text needs no grammar. */
export const loaderOf = (name: string) => bundledLanguages[name as BundledLanguage] ?? undefined;

const wanted = {
  error: ({ input }: { input?: unknown }) =>
    `expected a language that Shiki supports, such as "bash" or "python", or "text", got ${got(input)}${didYouMean(input, known)}`,
};

/** Any language of Shiki by its name: bash, python, yaml, … or text. */
export const language = z.string(wanted).refine((name) => known.includes(name), wanted);
