import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flatten } from "../../../app/islands/search/flatten.ts";
import type { Entry } from "../../../site/compile/search/entry.ts";
import { parseHtml } from "../../support/dom.ts";
import { scriptsOf } from "../../support/page-files.ts";
import { documents, fileOf, hasFile, pageHtml, readText, siteDir } from "../../support/site.ts";

/** What the build hands to the search, whatever the content. */

const names = readdirSync(join(siteDir, "assets")).filter((name) => /^search-\w+\.json$/.test(name));
const rows = names.flatMap((name) => flatten(JSON.parse(readText(`assets/${name}`)) as Entry[]));

const ids = new Map<string, Set<string | undefined>>();
const idsOf = (path: string) => {
  const known =
    ids.get(path) ??
    new Set(
      parseHtml(pageHtml(path))
        .all("[id]")
        .map((node) => node.attribute("id")),
    );
  ids.set(path, known);
  return known;
};

describe("the list of the search", () => {
  it("is there, and not empty", () => {
    expect(names.length).toBe(1);
    expect(rows.length).toBeGreaterThanOrEqual(1);
  });

  it("leads to pages and sections that exist", () => {
    const inside = new Set(rows.map(({ url }) => url).filter((url) => /^\/(?!.*\.\w+$)/.test(url)));
    expect(inside.size).toBeGreaterThanOrEqual(1);
    for (const address of inside) {
      const { pathname, hash } = new URL(address, "https://site.example");
      expect(hasFile(fileOf(decodeURIComponent(pathname))), address).toBe(true);
      if (hash) expect(idsOf(pathname), address).toContain(decodeURIComponent(hash.slice(1)));
    }
  });

  it("has small pictures that exist", () => {
    for (const picture of new Set(rows.flatMap((row) => row.picture ?? [])))
      expect(hasFile(picture), picture).toBe(true);
  });

  it("is in no page's scripts, and neither is what searches it", () => {
    for (const path of documents) {
      const own = scriptsOf(path).join();
      expect(own).not.toMatch(/palette|search|opener/);
    }
  });
});
