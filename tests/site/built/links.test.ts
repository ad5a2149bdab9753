import { describe, expect, it } from "vitest";
import { parseHtml } from "../../support/dom.ts";
import { documents, fileOf, hasFile, pageHtml } from "../../support/site.ts";

const anchorsOf = new Map<string, Set<string | undefined>>();
const hasAnchor = (path: string, id: string) => {
  let ids = anchorsOf.get(path);
  if (!ids) {
    ids = new Set(
      parseHtml(pageHtml(path))
        .all("[id]")
        .map((node) => node.attribute("id")),
    );
    anchorsOf.set(path, ids);
  }
  return ids.has(id);
};

/** What is wrong with an address on a page; nothing when it leads somewhere. */
const faultOf = (href: string, on: string): string | undefined => {
  const [address = "", id] = href.split("#");
  const path = address.split("?")[0] || on;
  const isFile = /\.\w+$/.test(path);
  if (!hasFile(isFile ? path : fileOf(path))) return `${href}: no such page or file`;
  if (path !== "/" && path.endsWith("/")) return `${href}: a slash at the end makes a second address of the page`;
  if (id && !hasAnchor(path, id)) return `${href}: no such anchor`;
  return undefined;
};

describe.each(documents)("links on %s", (path) => {
  const tree = parseHtml(pageHtml(path));
  const hrefs = tree.all("a").map((node) => node.attribute("href") ?? "");
  const inside = hrefs.filter((href) => !/^[a-z]+:/.test(href));

  it("inside the site lead to pages, files and anchors that exist", () => {
    // Past the bar, and home: those are on every page.
    expect(inside).toEqual(expect.arrayContaining(["#main", "/"]));
    expect(inside.flatMap((href) => faultOf(href, path) ?? [])).toEqual([]);
  });

  it("to other sites are whole addresses without spaces", () => {
    for (const href of hrefs.filter((address) => !inside.includes(address))) {
      expect(() => new URL(href), href).not.toThrow();
      expect(href).not.toMatch(/\s/);
    }
  });

  it("all have a name", () => {
    const nameless = tree
      .all("a")
      .filter(
        (node) => !node.text && !node.attribute("aria-label") && !node.all("img").some((img) => img.attribute("alt")),
      );
    expect(nameless.map((node) => node.attribute("href"))).toEqual([]);
  });

  it("and pictures ask for files that exist", () => {
    const files = tree
      .all("img, source")
      .flatMap((node) => [
        node.attribute("src"),
        ...(node
          .attribute("srcset")
          ?.split(",")
          .map((part) => part.trim().split(" ")[0]) ?? []),
      ])
      .filter((file) => file !== undefined);
    expect(files.filter((file) => !hasFile(file))).toEqual([]);
  });
});
