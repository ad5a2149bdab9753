import { describe, expect, it } from "vitest";
import { redirects } from "../../content/redirects.ts";
import { resolveRedirect } from "../../site/addresses/redirects.ts";
import { complaints, spoiled } from "../unit/site/sources.ts";

const adding = (...more: { from: string; to: string }[]) =>
  complaints(spoiled([["redirects"], [...redirects, ...more]]));
const next = `content/redirects.ts: [${redirects.length}]`;

describe("the redirects", () => {
  it("are those of the specification", () => {
    expect(Object.fromEntries(redirects.map(({ from }) => [from, resolveRedirect(from, redirects)]))).toEqual({
      "/engineer": "/engineering",
      "/photographer": "/photography",
      "/about": "/blog",
      "/drone": "/drones",
      "/blog/camp": "/camp",
      "/blog/ppg": "/ppg",
      "/blog/drone": "/drones",
      "/blog/drones": "/drones",
      "/blog/snowboarding": "/snowboarding",
      "/blog/3d": "/3d",
      "/blog/fitness": "/fitness",
      "/blog/food": "/food",
    });
  });

  it("may lead through one another to a page", () => {
    expect(adding({ from: "/uav", to: "/blog/drone" })).toEqual([]);
  });

  it("are listed once each", () => {
    expect(adding({ from: "/about", to: "/contact" })).toEqual([
      `${next}.from: "/about" is listed twice: remove one of the two`,
    ]);
  });

  it("do not lead in a circle", () => {
    const lines = adding({ from: "/a", to: "/b" }, { from: "/b", to: "/a" });
    expect(lines).toContain(`${next}.to: "/a" leads in a circle: point it to a page`);
    expect(lines).toHaveLength(2);
    expect(adding({ from: "/self", to: "/self" })).toEqual([
      `${next}.to: "/self" leads in a circle: point it to a page`,
    ]);
  });

  it("lead to pages that exist", () => {
    expect(adding({ from: "/old", to: "/nowhere" })).toEqual([
      `${next}.to: nothing at "/nowhere": point it to a page, a file of public/ or https://… of another site`,
    ]);
  });

  it("do not hide a page", () => {
    expect(adding({ from: "/contact", to: "/blog" })).toEqual([
      `${next}.from: "/contact" is a page of the site: choose another address`,
    ]);
    expect(adding({ from: "/3d", to: "/blog" })).toEqual([
      `${next}.from: "/3d" is a page of the site: choose another address`,
    ]);
  });

  it("start at a path", () => {
    expect(adding({ from: "old", to: "/blog" })).toEqual([
      `${next}.from: expected a path such as /old-name or /Old_Page.html, got "old"`,
    ]);
  });
});
