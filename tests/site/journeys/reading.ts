import { expect } from "vitest";
import { type Journey, phone } from "../../engines/journey.ts";
import { redirectAddress } from "../../../site/addresses/redirects.ts";
import { redirectsToPages } from "../../support/content.ts";

/** Whatever the content is, its old addresses lead on. */
export const reading = (journey: Journey) => {
  journey(
    "every old address ends at its page",
    { size: phone, blankPictures: true },
    async ({ host, open, address }) => {
      for (const { from, to } of redirectsToPages) {
        await open(`${host.url}${from}?a=1`);
        expect(await address(), from).toBe(redirectAddress(to, { query: "?a=1" }));
      }
    },
  );
};
