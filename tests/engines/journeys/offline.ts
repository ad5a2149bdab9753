import { expect } from "vitest";
import type { Journey } from "../journey.ts";

export const offline = (journey: Journey) => {
  // The worker keeps the page for unknown addresses as well, which is always answered so.
  const options = { worker: true, refused: ["404 /404.html"] };

  journey("the whole site is read without its server once it was visited", options, async (visitor) => {
    const { host, visit, open, click, text, evaluate } = visitor;
    await visit("/food");
    // The worker starts when the page is idle, and takes over when it has kept everything.
    const inCharge = () => navigator.serviceWorker.controller?.state;
    await expect.poll(() => evaluate(inCharge), { timeout: 100_000 }).toBe("activated");

    host.goDown();
    await visit("/camp");
    expect(await text("main h1")).toBe("Camping");
    await click('#menu a[href="/contact"]');
    await expect.poll(() => text("main h1")).toBe("Contact");
    await open(`${host.url}/blog/drone`);
    await expect.poll(() => text("main h1")).toBe("Drones");
    await visit("/nowhere");
    expect(await text("main h1")).toBe("404 - Not Found");
    host.comeBack();
  });
};
