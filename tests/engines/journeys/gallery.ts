import { expect } from "vitest";
import type { Journey, Visitor } from "../journey.ts";

/** The photo in view, told by its file, so that a caption alone does not pass. */
const shown = ({ evaluate }: Visitor) =>
  evaluate(() => {
    const image = document.querySelector("[role=dialog] .yarl__slide_current picture img");
    return /photography-(.+?)-\d+\./.exec(image?.getAttribute("src") ?? "")?.[1];
  });

const photo = (title: string) => `#gallery a[aria-label^="Enlarge: ${title}"]`;

const isClosed = ({ evaluate }: Visitor) => evaluate(() => document.querySelector("[role=dialog]") === null);

/** Whether the photo has the focus and can be seen. */
const isFocused = ({ evaluate }: Visitor, title: string) =>
  evaluate((selector) => {
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    return document.activeElement?.matches(selector) && top < innerHeight && bottom > 0;
  }, photo(title));

export const gallery = (journey: Journey) => {
  journey("a click opens a photo, and Back closes it where the visitor was", {}, async (visitor) => {
    const { visit, click, go, scrollTop, address, evaluate } = visitor;
    await visit("/photography");
    const centre = (name: string) =>
      document.querySelector(name)?.scrollIntoView({ block: "center", behavior: "instant" });
    await evaluate(centre, photo("Dune crest"));
    const top = await scrollTop();
    await click(photo("Dune crest"));
    await expect.poll(() => shown(visitor)).toBe("dune-crest-last-light");
    expect(await address()).toBe("/photography/dune-crest-last-light");
    await go(-1);
    await expect.poll(() => isClosed(visitor)).toBe(true);
    expect(await address()).toBe("/photography");
    await expect.poll(() => isFocused(visitor, "Dune crest")).toBe(true);
    expect(await scrollTop()).toBe(top);
  });

  journey("an arrow key shows the next photo, and Back leads to it in the gallery", {}, async (visitor) => {
    const { visit, click, press, go, address } = visitor;
    await visit("/photography");
    await click(photo("Dune crest"));
    await expect.poll(() => shown(visitor)).toBe("dune-crest-last-light");
    await press("ArrowRight");
    await expect.poll(() => shown(visitor)).toBe("sea-stacks-dusk");
    await expect.poll(address).toBe("/photography/sea-stacks-dusk");
    await go(-1);
    await expect.poll(() => isClosed(visitor)).toBe(true);
    await expect.poll(() => isFocused(visitor, "Sea stacks")).toBe(true);
  });

  journey("a photo's page opens it in the viewer, and Back closes it", {}, async (visitor) => {
    const { visit, click, press, go, address, evaluate } = visitor;
    await visit("/photography/badlands");
    await click("main a[data-replay]");
    await expect.poll(() => shown(visitor)).toBe("badlands");
    await press("ArrowLeft");
    await expect.poll(() => shown(visitor)).toBe("green-spire");
    await expect.poll(address).toBe("/photography/green-spire");
    await go(-1);
    await expect.poll(() => isClosed(visitor)).toBe(true);
    await expect.poll(address).toBe("/photography/badlands");
    expect(await evaluate(() => document.querySelector("main h1")?.textContent)).toBe("Badlands");
  });

  journey("an old address with a photo opens it, its picture is drawn, and Esc closes it", {}, async (visitor) => {
    const { visit, press, address, evaluate } = visitor;
    await visit("/photography?photo=badlands");
    await expect.poll(() => shown(visitor)).toBe("badlands");
    const isDrawn = () => {
      const image = document.querySelector<HTMLImageElement>("[role=dialog] .yarl__slide_current picture img");
      return image?.complete === true && image.naturalWidth > 0;
    };
    await expect.poll(() => evaluate(isDrawn)).toBe(true);
    await press("Escape");
    await expect.poll(() => isClosed(visitor)).toBe(true);
    await expect.poll(address).toBe("/photography");
  });
};
