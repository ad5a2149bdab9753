import { describe, expect, it } from "vitest";
import { paintOf } from "../../../../site/cards/paint.ts";
import { themeSchema } from "../../../../site/schema/theme.ts";

const theme = themeSchema.parse({
  paper: { light: "#fafafa" },
  ink: { light: "#111111", dark: "#eeeeee" },
  night: "#050505",
});
const hue = "#f2a33c";

describe("the ground of a card's words", () => {
  it("is the page's hue where a picture stands on it", () => {
    expect(paintOf(theme, { hue, picture: { stands: true } }).ground).toBe(hue);
    expect(paintOf(theme, { hue, picture: { stands: false } }).ground).toBe(hue);
  });

  it("is night under a photograph that has no hue, unless paper is asked for", () => {
    const picture = { stands: false };
    expect(paintOf(theme, { picture })).toEqual({ ground: "#050505", text: "#eeeeee" });
    expect(paintOf(theme, { picture, ground: "paper" })).toEqual({ ground: "#fafafa", text: "#111111" });
  });

  it("is paper on a page without a picture, whatever its hue", () => {
    expect(paintOf(theme, { hue })).toEqual({ ground: "#fafafa", text: "#111111" });
  });
});
