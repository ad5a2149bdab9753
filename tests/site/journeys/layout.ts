import { expect } from "vitest";
import { mainPages } from "../../support/owner.ts";
import { pageTitles, squeeze } from "../../support/content.ts";
import { pageKinds } from "../../support/page-kinds.ts";
import type { Size } from "../../../scripts/lib/engines/engine.ts";
import { overflowOf } from "../../support/in-page.ts";
import { measurePictures, wrongFile } from "../../support/pictures.ts";
import { type Journey, type Visitor, desktop } from "../../engines/journey.ts";

/** The ends; between them every page is looked at in Chromium: see every-page.spec.ts. */
const sizes: Size[] = [{ width: 320, height: 568 }, desktop];

/** Topics are made of the same blocks: every other one is looked at on a phone, and the rest on a desktop. */
const pagesFor = (turn: number) =>
  pageKinds.filter((path, index) => mainPages.includes(path) || index % sizes.length === turn);

/** Asks for the pictures further down as well, and waits until each has its file. */
const loadAll = async ({ evaluate }: Visitor) => {
  await evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  const waiting = () => [...document.images].filter(({ complete }) => !complete).map(({ src }) => src);
  await expect.poll(() => evaluate(waiting)).toEqual([]);
};

export const layout = (journey: Journey) => {
  for (const [turn, size] of sizes.entries()) {
    const options = { size, blankPictures: true };

    journey(
      `at ${size.width} px pages come to life, none is wider than its window, and each picture's file fits its place`,
      options,
      async (visitor) => {
        const { visit, text, evaluate } = visitor;
        const ratio = await evaluate(() => devicePixelRatio);
        const wide: string[] = [];
        const wrong: string[] = [];
        for (const path of pagesFor(turn)) {
          await visit(path);
          const [, title = ""] = pageTitles.find(([known]) => known === path) ?? [];
          expect(squeeze(await text("main h1")), path).toMatch(squeeze(title) || /./);
          wide.push(...(await evaluate(overflowOf)).map((line) => `${path}: ${line}`));
          await loadAll(visitor);
          const measured = await evaluate(measurePictures);
          wrong.push(
            ...measured.flatMap((picture) => wrongFile(picture, ratio) ?? []).map((line) => `${path}: ${line}`),
          );
        }
        expect(wide, "too wide").toEqual([]);
        expect(wrong, "files that do not fit").toEqual([]);
      },
    );
  }
};
