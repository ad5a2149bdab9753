import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { openPicture } from "../../site/pictures/encode.ts";
import { traceSkyline } from "../../site/pictures/skyline.ts";

/** Every eighth height of the outline that was once drawn by hand for the shipped picture. */
const drawn = [
  413, 486, 536, 583, 575, 544, 541, 482, 459, 462, 402, 369, 352, 390, 356, 448, 450, 452, 510, 598, 593, 559, 552,
  463, 498, 517, 476, 466, 414, 380, 361, 412, 373, 322, 322, 406, 379, 347, 424, 502, 558,
];

it("the shipped range is traced as it was drawn", async () => {
  const found = await traceSkyline(openPicture(`content/${site.cover?.imgUrl ?? ""}`));
  expect(found).toMatchObject({ width: 2560, height: 1180 });
  const [, first = 0, ...steps] = (/^[^V]*/.exec(found?.path ?? "")?.[0].match(/-?\d+/g) ?? []).map(Number);
  let height = first;
  const heights = [first, ...steps.filter((_, at) => at % 2 === 1).map((rise) => (height += rise))];
  for (const [at, expected] of drawn.entries()) {
    expect(Math.abs((heights[at * 8] ?? 0) - expected), `at ${at * 64}`).toBeLessThanOrEqual(2);
  }
});
