import { expect } from "vitest";
import { type Journey, phone } from "../../engines/journey.ts";
import { pageTitles, redirects, squeeze } from "../../support/content.ts";
import { pageKinds } from "../../support/page-kinds.ts";

/** Whatever the content is, its pages can be read. */
export const reading = (journey: Journey) => {
  journey("every page opens and comes to life", { size: phone }, async ({ visit, text }) => {
    for (const [path, title] of pageTitles.filter(([known]) => pageKinds.includes(known))) {
      await visit(path);
      expect(squeeze(await text("main h1")), path).toBe(squeeze(title));
    }
  });

  journey(
    "every old address ends at its page",
    { size: phone, blankPictures: true },
    async ({ host, open, address }) => {
      for (const { from, to } of redirects) {
        await open(`${host.url}${from}?a=1`);
        expect(await address(), from).toBe(`${to}?a=1`);
      }
    },
  );
};
