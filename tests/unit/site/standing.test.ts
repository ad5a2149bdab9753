import { describe, expect, it } from "vitest";
import { loadContent } from "../../../site/load.ts";
import { byStanding } from "../../../site/standing.ts";

const site = {
  title: "Bo",
  tagline: "small",
  description: "A site about small things, and what is small about them.",
  url: "https://bo.example",
  owner: { name: "Bo" },
};

describe("the order in which pages are wanted", () => {
  it("has the most linked and the newest by turns", () => {
    const content = loadContent({
      site: { ...site, footer: ["/b", "/b", "/a"].map((url, at) => ({ title: `Link ${at}`, url })) },
      topics: [],
      redirects: ["/a", "/b"].map((from) => ({ from, to: "https://elsewhere.example/" })),
    });
    const dates: Record<string, string> = { "/a": "2020", "/b": "2021", "/c": "2022", "/d": "2023" };
    expect(byStanding(content, Object.keys(dates), (path) => dates[path] ?? "")).toEqual(["/b", "/d", "/a", "/c"]);
  });
});
