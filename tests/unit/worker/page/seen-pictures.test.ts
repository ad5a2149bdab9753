import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showMissingPictures } from "../../../../worker/page/seen-pictures.client.ts";

const origin = "http://site.example";
const address = `${origin}/assets/pictures/tent.avif`;

/** A picture, and how often it was asked for again. */
const picture = (naturalWidth = 0) => {
  const asked: string[] = [];
  const image = {
    complete: true,
    naturalWidth,
    currentSrc: address,
    srcset: "",
    closest: () => null,
    get src() {
      return address;
    },
    set src(value: string) {
      if (value) asked.push(value);
    },
  };
  vi.stubGlobal("document", { images: [image] });
  return asked;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const online = async () => {
  const shown = showMissingPictures();
  await vi.runAllTimersAsync();
  await shown;
};

it("asks for a missing picture again where there are no caches, as on a page without encryption", async () => {
  const asked = picture();
  await online();
  expect(asked).toEqual([address]);
});

it("leaves a picture alone there that has come", async () => {
  const asked = picture(800);
  await online();
  expect(asked).toEqual([]);
});

it.each([
  ["asks for a missing picture again that is not kept", undefined, [address]],
  ["leaves a picture alone that is kept", {}, []],
])("%s", async (_, kept, expected) => {
  const asked = picture();
  vi.stubGlobal("caches", { match: () => Promise.resolve(kept) });
  await online();
  expect(asked).toEqual(expected);
});
