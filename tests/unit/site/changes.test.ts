import { expect, it } from "vitest";
import { pageChanged } from "../../../site/changes.ts";
import type { Content } from "../../../site/load.ts";

it("a page changed on its topic's or photo's date, else with the site", () => {
  const content = {
    topics: [
      { path: "/camp", aliases: ["/blog/camp"], date: "2026-05-01" },
      { path: "/food", aliases: [] },
    ],
    photography: { photos: [{ slug: "lake", added: "2026-04-01" }, { slug: "moon" }] },
  } as unknown as Content;
  const paths = ["/camp", "/food", "/photography/lake", "/photography/moon", "/contact"];
  const site = "2026-06-15";
  expect(paths.map((path) => pageChanged(path, content, site))).toEqual(["2026-05-01", site, "2026-04-01", site, site]);
});
