import { loadSite } from "../site/load.ts";
import { applyTypography } from "../site/compile/typography.ts";
import { siteUpdated } from "../site/compile/updated.ts";
import type { LdContext } from "../site/ld/page.ts";
import { readLinks, withFinalLinks } from "../site/links.ts";
import { openCards } from "./cards/open-cards.ts";
import { pipeline } from "./pipeline.ts";

/** The data of all pages. A build evaluates this once, the dev server again after each change of the content. */

export const { content: rawContent, pages } = loadSite();

/** With typographic quotes and final links. Feeds and structured data use `rawContent` instead. */
export const content = withFinalLinks(applyTypography(rawContent), readLinks());

const basePath = import.meta.env.BASE_URL;

export const ldContext: LdContext = { content: rawContent, address: { url: rawContent.site.url, basePath } };

export const updated = siteUpdated();

export const cards = openCards({
  root: process.cwd(),
  base: basePath,
  content,
  describe: pipeline.describe,
});
