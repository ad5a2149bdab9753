import { expect, open, test } from "../../support/browser.ts";
import { topics } from "../../support/content.ts";

/** What a page looks like on paper, whatever is on it. */

const withKind = (kind: string) => topics.find(({ blocks }) => blocks.some((block) => block.kind === kind));
const shown = [...new Set([withKind("links"), withKind("gear"), withKind("steps")])].filter(
  (topic) => topic !== undefined,
);

for (const { path } of shown) {
  test(`${path} prints as a sheet that needs no screen`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await open(page, path);
    for (const control of await page.locator("button, header nav, nav").all()) await expect(control).toBeHidden();

    for (const ground of await page.locator("main svg:has(+ picture)").all()) await expect(ground).toBeHidden();

    const addresses = await page
      .locator('main a[href^="http"]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute("href"), getComputedStyle(link, "::after").content]),
      );
    for (const [href, printed] of addresses) expect(printed).toBe(JSON.stringify(href));

    // Dark ink on white, whatever the theme of the screen.
    const colors = await page.locator("body").evaluate((body) => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const light = (color: string) => {
        if (!canvas) return Number.NaN;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[1] ?? Number.NaN;
      };
      const { color, backgroundColor } = getComputedStyle(body);
      return { ink: light(color), paper: light(backgroundColor) };
    });
    expect(colors.paper).toBe(255);
    expect(colors.ink).toBeLessThan(80);
  });
}

/** Lists of gear to pack from have boxes on the screen already. */
const withReadGear = topics.find(({ blocks }) => blocks.some((block) => block.kind === "gear" && !block.pack));

type Box = { at: string; part: "::before" | "::after"; items: number };

const itemsOf = (topic: ReturnType<typeof withKind>, kind: "gear" | "steps") =>
  (topic?.blocks ?? [])
    .map((block) => {
      if (block.kind !== kind) return 0;
      if (block.kind === "gear" && block.pack) return 0;
      if (block.kind === "gear")
        return block.groups.flatMap(({ items }) => items.filter(({ price }) => price !== undefined)).length;
      return block.kind === "steps" ? block.items.length : 0;
    })
    .reduce((sum, count) => sum + count, 0);

const boxes: [topic: ReturnType<typeof withKind>, box: Box][] = [
  [
    withReadGear,
    {
      at: "main li:has(> data) > span:not(:has(input))",
      part: "::before",
      items: itemsOf(withReadGear, "gear"),
    },
  ],
  [withKind("steps"), { at: "main ol > li > div > h3", part: "::after", items: itemsOf(withKind("steps"), "steps") }],
];

for (const [topic, { at, part, items }] of boxes) {
  if (!topic) continue;
  test(`${topic.path} has a box to tick off for each of its ${items} ${part === "::before" ? "things" : "steps"}`, async ({
    page,
  }) => {
    await open(page, topic.path);
    const sizes = () =>
      page.locator(at).evaluateAll(
        (nodes, pseudo) =>
          nodes.map((node) => {
            const style = getComputedStyle(node, pseudo);
            return style.content === "none"
              ? 0
              : Number.parseFloat(style.width) * Number.parseFloat(style.borderTopWidth);
          }),
        part,
      );
    expect(await sizes()).toEqual(Array.from({ length: items }, () => 0));
    await page.emulateMedia({ media: "print" });
    const printed = await sizes();
    expect(printed).toHaveLength(items);
    for (const size of printed) expect(size).toBeGreaterThan(5);
  });
}
