import type { ContactInput, EngineeringInput, SiteInput, SocialInput } from "./site.ts";
import type { PhotographyInput } from "./photography.ts";
import type { RedirectsInput } from "./redirects.ts";
import type { ThemeInput } from "./theme.ts";
import type { TopicInput } from "./topic.ts";
import type { WordsInput } from "./words.ts";

/** The helpers give an editor completion and a red line under a wrong field; site/load.ts checks the values. */
export const defineSite = (site: SiteInput) => site;
export const defineSocial = (social: SocialInput) => social;
export const defineEngineering = (engineering: EngineeringInput) => engineering;
export const defineContact = (contact: ContactInput) => contact;
export const definePhotography = (photography: PhotographyInput) => photography;
export const defineRedirects = (redirects: RedirectsInput) => redirects;
export const defineWords = (words: WordsInput) => words;
export const defineTheme = (theme: ThemeInput) => theme;
export const defineTopic = (topic: TopicInput) => topic;
