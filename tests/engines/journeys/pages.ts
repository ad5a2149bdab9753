import { expect } from "vitest";
import { type Journey, phone } from "../journey.ts";
import { recordedErrors } from "../recorder.ts";

export const pages = (journey: Journey) => {
  journey("a click on a redirect ends at its target too", { size: phone }, async ({ visit, click, text, address }) => {
    await visit("/blog");
    await click('main section a[href="/blog/camp"]');
    await expect.poll(() => text("main h1")).toBe("Camping");
    expect(await address()).toBe("/camp");
  });

  journey(
    "an unknown address says so and leads home",
    { size: phone, refused: ["404 /nowhere?x=1"] },
    async (visitor) => {
      const { visit, click, text } = visitor;
      await visit("/nowhere?x=1");
      expect(await text("main h1")).toBe("404 - Not Found");
      expect(await text("main p")).toBe("/nowhere?x=1 doesn't exist");
      await click('main a[href="/"]');
      await expect.poll(() => text("main h1")).toBe("Ridgeline");
    },
  );

  journey(
    "whatever goes wrong in a page would be noticed",
    { size: phone, refused: ["404 /nothing.png"] },
    async (visitor) => {
      const { visit, evaluate } = visitor;
      await visit("/contact");
      await evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "void 0";
        document.body.append(script, Object.assign(new Image(), { src: "/nothing.png" }));
        console.error("said");
        void Promise.reject(new Error("rejected"));
        setTimeout(() => {
          throw new Error("thrown");
        });
      });
      for (const trace of ["script-src", "/nothing.png", "console: said", "rejected", "thrown"]) {
        await expect.poll(() => evaluate(recordedErrors)).toContainEqual(expect.stringContaining(trace));
      }
      await evaluate(() => sessionStorage.clear());
    },
  );
};
