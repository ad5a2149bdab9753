import type { Page } from "@playwright/test";

/** Where each heading in the left column stands while the reader is in the middle of its section and at its end. */
export const readSections = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const bar = document.querySelector("[data-bar]");
    const found = [];
    for (const section of document.querySelectorAll("main section")) {
      const header = section.querySelector(":scope > header");
      const matter = header?.nextElementSibling;
      if (!header || !matter) continue;
      const beside = header.getBoundingClientRect().right <= matter.getBoundingClientRect().left;
      if (!beside) continue;
      const topOf = async (y: number) => {
        window.scrollTo({ top: y, behavior: "instant" });
        await frame();
        await frame();
        return header.getBoundingClientRect().top;
      };
      const start = matter.getBoundingClientRect().top + scrollY;
      const { height } = matter.getBoundingClientRect();
      const middle = await topOf(start + height / 2 - innerHeight / 2);
      const past = bar?.getBoundingClientRect().bottom ?? Infinity;
      await topOf(start + height - 150);
      found.push({
        name: header.textContent,
        isLong: height > innerHeight,
        middle,
        bar: past,
        height: header.getBoundingClientRect().height,
        room: innerHeight,
        overlap: header.getBoundingClientRect().bottom - section.getBoundingClientRect().bottom,
      });
    }
    return found;
  });
