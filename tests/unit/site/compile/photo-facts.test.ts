import { describe, expect, it } from "vitest";
import { factsOf } from "../../../../site/compile/photos.ts";
import { wordsIn } from "../../../../site/words/english.ts";

const speech = { words: wordsIn("en"), lang: "en" };
const size = { width: 2000, height: 1333 };

describe("a photo's facts", () => {
  it("tells what the camera noted, as photographers write it", () => {
    const info = {
      camera: "Canon EOS R6",
      lens: "RF 24-105mm F4 L IS USM",
      focalLength: 35,
      aperture: 2.8,
      exposure: "1/250",
      iso: 100,
      date: "2026-06-15T09:03:01",
    };
    expect(factsOf(info, size, speech).map(({ term, value }) => `${term}: ${value}`)).toEqual([
      "Camera: Canon EOS R6",
      "Lens: RF 24-105mm F4 L IS USM",
      "Focal length: 35 mm",
      "Aperture: f/2.8",
      "Exposure: 1/250 s",
      "ISO: 100",
      "Taken: Jun 15, 2026, 9:03:01 AM",
      "Dimensions: 2000 × 1333 pixels",
    ]);
  });

  it.each([
    [0.95, "f/0.95"],
    [1, "f/1"],
    [1.78, "f/1.8"],
  ])("tells fast lenses apart: %d", (aperture, told) => {
    expect(factsOf({ aperture }, size, speech)[0]?.value).toBe(told);
  });

  it("leaves out what the file does not say", () => {
    expect(factsOf({ camera: "Pixel 9" }, size, speech).map(({ term }) => term)).toEqual(["Camera", "Dimensions"]);
    expect(factsOf({}, size, speech)).toEqual([{ term: "Dimensions", value: "2000 × 1333 pixels" }]);
  });

  it("keeps the camera's own clock, whatever the zone of the build", () => {
    expect(factsOf({ date: "2026-01-01T00:30:00" }, size, speech)[0]?.value).toBe("Jan 1, 2026, 12:30:00 AM");
  });

  it("is told in the owner's words and the language's numbers", () => {
    const words = wordsIn("en", { photoFacts: { aperture: "Blende", pixels: "{width} mal {height}" } });
    expect(factsOf({ aperture: 2.8 }, size, { words, lang: "de" })).toEqual([
      { term: "Blende", value: "f/2,8" },
      { term: "Dimensions", value: "2000 mal 1333" },
    ]);
  });
});
