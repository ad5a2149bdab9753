import { describe, expect, it } from "vitest";
import { absolute } from "../../../../site/addresses/absolute.ts";

describe("an address as it reads outside of the site", () => {
  const address = { url: "https://x.example", basePath: "/sub/" };

  it.each([
    ["/", "https://x.example/sub/"],
    ["/camp#gear", "https://x.example/sub/camp#gear"],
    ["#gear", "https://x.example/sub/drones#gear"],
    ["/cv.pdf", "https://x.example/sub/cv.pdf"],
    ["assets/x.jpg", "https://x.example/sub/assets/x.jpg"],
    ["www.other.example/a", "https://www.other.example/a"],
    ["https://other.example/", "https://other.example/"],
    ["mailto:me@x.example", "mailto:me@x.example"],
  ])("of %s is %s", (given, whole) => {
    expect(absolute(address, given, "/drones")).toBe(whole);
  });
});
