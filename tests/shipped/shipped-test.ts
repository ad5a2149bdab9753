import { test as base } from "../support/browser.ts";
import { counterScript } from "../support/built-site.ts";

/** The tests have no network, so they answer the request for the owner's visitor counter. */
export const test = base.extend<{ answerCounter: void }>({
  answerCounter: [
    async ({ context }, use) => {
      if (counterScript)
        await context.route(counterScript, (route) => route.fulfill({ contentType: "text/javascript" }));
      await use();
    },
    { auto: true },
  ],
});
