import type { z } from "zod";
import type { contentSchemas } from "./site.ts";
import type { topicSchema } from "./topic.ts";
import type { WordsInput } from "./words.ts";

type Input<Name extends keyof typeof contentSchemas> = z.input<(typeof contentSchemas)[Name]>;

/** The helpers give an editor completion and a red line under a wrong field; site/load.ts checks the values. */
export const defineSite = (site: Input<"site">) => site;
export const defineSocial = (social: Input<"social">) => social;
export const defineEngineering = (engineering: Input<"engineering">) => engineering;
export const defineContact = (contact: Input<"contact">) => contact;
export const definePhotography = (photography: Input<"photography">) => photography;
export const defineRedirects = (redirects: Input<"redirects">) => redirects;
export const defineWords = (words: WordsInput) => words;
export const defineTheme = (theme: Input<"theme">) => theme;
export const defineTopic = (topic: z.input<typeof topicSchema>) => topic;
