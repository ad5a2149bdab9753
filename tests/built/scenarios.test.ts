import { expect, it } from "vitest";
import { scenarios } from "../../scripts/bench/site/scenarios.ts";
import { documents, pageHtml } from "../support/site.ts";

it.each(Object.entries(scenarios))("a page has what the benchmark's %s needs", (_, { marker }) => {
  expect(documents.filter((path) => marker.test(pageHtml(path)))).not.toEqual([]);
});
