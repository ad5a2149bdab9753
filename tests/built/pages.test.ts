import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fileOf, files, hasFile, origin, pageHtml, pagePaths, readText, siteDir } from "../support/built-site.ts";
import { parseHtml } from "../support/dom.ts";
import { complaintsOf } from "../support/valid-html.ts";

/** Checks for the documents of any site. Each test checks all of them and reports all faults. */

const notFound = "/404.html";

// Documents without this are redirects, albums or the owner's own files.
const isPage = (file: string) => file.endsWith(".html") && /<html[^>]* data-version=/.test(readText(file));
const documents = files
  .filter(isPage)
  .map((file) => (file === notFound ? notFound : file.replace(/\/index\.html$/, "") || "/"));
const trees = new Map(documents.map((path) => [path, parseHtml(pageHtml(path))]));
type Tree = ReturnType<typeof parseHtml>;
type Element = ReturnType<Tree["one"]>;

/** All faults, each with the path of its page. */
const faultsOf = (find: (tree: Tree, path: string) => (string | undefined)[], paths = documents) =>
  paths.flatMap((path) => {
    const tree = trees.get(path);
    const found = tree ? find(tree, path) : ["there is no such page"];
    return found.flatMap((fault) => (fault === undefined ? [] : `${path}: ${fault}`));
  });

const repeated = (values: (string | undefined)[]) => values.filter((value, at) => values.indexOf(value) !== at);

const content = (tree: Tree, selector: string) => tree.all(selector)[0]?.attribute("content") ?? "";

/** URLs of files that an element references. */
const namedFiles = (element: Element) => [
  ...["src", "poster", "data"].flatMap((name) => element.attribute(name) ?? []),
  ...["srcset", "imagesrcset"]
    .flatMap((name) => element.attribute(name)?.split(",") ?? [])
    .map((part) => part.trim().split(" ")[0] ?? ""),
];

const isInside = (address: string) => address !== "" && !/^[a-z][a-z\d+.-]*:/i.test(address);

describe("every document", () => {
  it("is valid HTML", async () => {
    const made = files.filter(
      (file) => file.endsWith(".html") && (isPage(file) || /Content-Security-Policy/.test(readText(file))),
    );
    const complaints = await Promise.all(made.map((file) => complaintsOf(readText(file), file)));
    expect(complaints.flatMap((found, at) => found.map((complaint) => `${made[at]}: ${complaint}`))).toEqual([]);
  });

  it("links only to existing pages, files and anchors, and every link has a name", () => {
    const ids = new Map<string, Set<string | undefined>>();
    const idsOf = (path: string) => {
      const known = ids.get(path) ?? new Set((trees.get(path)?.all("[id]") ?? []).map((node) => node.attribute("id")));
      ids.set(path, known);
      return known;
    };
    const faultOf = (href: string, on: string) => {
      const [address = "", id = ""] = href.split("#");
      const path = decodeURI(address.split("?")[0] ?? "") || on;
      if (path !== "/" && path.endsWith("/")) return `${href}: a slash at the end makes a second address`;
      if (!hasFile(/\.\w+$/.test(path) ? path : fileOf(path))) return `${href}: no such page or file`;
      return id && trees.has(path) && !idsOf(path).has(decodeURIComponent(id)) ? `${href}: no such anchor` : undefined;
    };
    const nameOf = (link: Element) =>
      link.text || link.attribute("aria-label") || link.all("img").some((image) => image.attribute("alt"));
    const faults = faultsOf((tree, path) =>
      tree.all("a").flatMap((link) => {
        const href = link.attribute("href") ?? "";
        if (!nameOf(link)) return `${href}: no name`;
        return isInside(href) ? faultOf(href, path) : URL.canParse(href) ? undefined : `${href}: not an address`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it("opens other sites in a new tab, and its own pages in the same one", () => {
    const faults = faultsOf((tree) =>
      tree.all("a").flatMap((link) => {
        const href = link.attribute("href") ?? "";
        const isNewTab = link.attribute("target") === "_blank" && /\bnoopener\b/.test(link.attribute("rel") ?? "");
        const isPageLink = isInside(href) && !/\.\w+($|[?#])/.test(href);
        return (/^https?:/.test(href) && !isNewTab) || (isPageLink && link.attribute("target")) ? href : undefined;
      }),
    );
    expect(faults).toEqual([]);
  });

  it("uses only existing pictures, scripts and styles of its own, and pictures have sizes", () => {
    const faults = faultsOf((tree) => [
      ...tree
        .all("*")
        .flatMap(namedFiles)
        .filter((file) => isInside(file) && !hasFile(decodeURI(file))),
      ...tree
        .all('link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], link[rel="manifest"]')
        .map((link) => link.attribute("href") ?? "")
        .filter((file) => file !== "" && !hasFile(file)),
      ...tree
        .all("img")
        .filter((image) => !(Number(image.attribute("width")) > 0 && Number(image.attribute("height")) > 0))
        .map((image) => `${image.attribute("src")}: no size`),
      ...tree
        .all("img")
        .filter((image) => image.attribute("alt") === undefined)
        .map((image) => `${image.attribute("src")}: no alt`),
    ]);
    expect(faults).toEqual([]);
  });

  it("loads one picture eagerly and the others lazily", () => {
    const eager = (tree: Tree) => tree.all("img").filter((image) => image.attribute("loading") !== "lazy");
    const late = (tree: Tree) => eager(tree).filter((image) => image.attribute("fetchpriority") !== "high");
    expect(faultsOf((tree) => [...eager(tree).slice(1), ...late(tree)].map((image) => image.attribute("src")))).toEqual(
      [],
    );
  });

  it("has a policy that allows only its own scripts, and nothing that the policy blocks", () => {
    const faults = faultsOf((tree, path) => {
      const html = pageHtml(path);
      const policy = content(tree, 'meta[http-equiv="Content-Security-Policy"]');
      const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
      );
      const attributes = tree.all("*").flatMap((node) => Object.keys(node.attributes));
      return [
        policy.startsWith("default-src 'self';") ? undefined : "no strict policy",
        /unsafe|\*|data:|blob:/.test(sources) ? `scripts from ${sources}` : undefined,
        html.search(/<(script|link|style)\b/) < html.indexOf("Content-Security-Policy")
          ? "the policy comes late"
          : undefined,
        ...inline.filter((hash) => !sources.includes(hash)),
        ...[...sources.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash).filter((hash) => !inline.includes(hash)),
        ...attributes.filter((name) => name === "style" || /^on[a-z]+$/.test(name)),
        ...tree.all("style").map(() => "a style element"),
      ];
    });
    expect(faults).toEqual([]);
  });

  it("declares its language, direction, both themes and the feeds", () => {
    const [language] =
      trees
        .get("/")
        ?.all("html")
        .map((node) => node.attribute("lang")) ?? [];
    const faults = faultsOf((tree) => [
      tree.one("html").attribute("lang") === language ? undefined : "another language",
      content(tree, 'meta[name="color-scheme"]') === "light dark" ? undefined : "no color scheme",
      tree.all('meta[name="theme-color"]').length === 2 ? undefined : "not two theme colors",
      tree.all('link[rel="alternate"]').length === 2 ? undefined : "not two feeds",
    ]);
    expect(language).toMatch(/^[a-z]{2}/);
    expect(faults).toEqual([]);
  });
});

describe("every page", () => {
  it("has a unique title and description, short enough for search results, and the same ones for sharing", () => {
    const titles = pagePaths.map((path) => trees.get(path)?.one("head > title").text);
    const descriptions = pagePaths.map((path) => content(trees.get(path) ?? parseHtml(""), 'meta[name="description"]'));
    expect(repeated(titles)).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
    const faults = faultsOf((tree) => {
      const description = content(tree, 'meta[name="description"]');
      return [
        description.length > 0 && description.length <= 170
          ? undefined
          : `description of ${description.length} letters`,
        content(tree, 'meta[property="og:title"]') === tree.one("head > title").text ? undefined : "another og:title",
        content(tree, 'meta[property="og:description"]') === description ? undefined : "another og:description",
      ];
    }, pagePaths);
    expect(faults).toEqual([]);
  });

  it("has one absolute canonical address: its own, or the page's for an alias", () => {
    const faults = faultsOf(
      (tree, path) => {
        const canonical = tree.one('link[rel="canonical"]').attribute("href") ?? "";
        const shown = decodeURI(new URL(canonical).pathname);
        return [
          pagePaths.includes(path) ? (shown === path ? undefined : canonical) : undefined,
          pagePaths.includes(shown) && canonical.startsWith(origin) ? undefined : canonical,
          content(tree, 'meta[property="og:url"]') === canonical ? undefined : "another og:url",
        ];
      },
      documents.filter((path) => path !== notFound),
    );
    expect(faults).toEqual([]);
  });
});

it("the 404 page links home and is not indexed", () => {
  const tree = trees.get(notFound) as Tree;
  expect(content(tree, 'meta[name="robots"]')).toBe("noindex");
  expect(tree.all("main a").map((link) => link.attribute("href"))).toContain("/");
  expect(tree.all('link[rel="canonical"]')).toEqual([]);
  expect(
    files.filter((file) => /^\/(404\/index|200|__spa-fallback)\.html$/.test(file)),
    siteDir,
  ).toEqual([]);
});
