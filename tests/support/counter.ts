import { counterSources } from "../../hosting/analytics.ts";
import { site } from "./content.ts";

/** Where a service that counts visits lets its script come from; nowhere when the owner has no such service. */
export const counters = counterSources(site).script;

/** Whether an address is that of the script: it is the owner's choice, and no test asks for it. */
export const isCounter = (src: string | undefined) => counters.some((counter) => src?.startsWith(`${counter}/`));

/** A page as it is without the script. */
export const withoutCounter = (html: string) =>
  html.replaceAll(/<script defer=""[^>]* src="([^"]*)"><\/script>/g, (tag, src: string) => (isCounter(src) ? "" : tag));
