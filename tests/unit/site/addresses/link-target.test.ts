import { describe, expect, it } from "vitest";
import { linkTarget } from "../../../../site/addresses/link-target.ts";

describe("linkTarget", () => {
  it.each([
    ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
    ["http://example.com", "http://example.com"],
    ["www.example.com/page", "https://www.example.com/page"],
    ["assets/photo.jpg", "/assets/photo.jpg"],
  ])("opens %s in a new tab, at %s", (url, href) => {
    expect(linkTarget(url)).toEqual({ kind: "external", href });
  });

  it.each(["/", "/blog", "/camp#gear", "#gear", "/photography?photo=badlands", "/assets-of-mine", "/www", "/http"])(
    "leaves %s to the router",
    (url) => {
      expect(linkTarget(url)).toEqual({ kind: "internal", to: url });
    },
  );
});
