import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extractPageData } from "../../../framework/page-data.ts";

const page = readFileSync(join(import.meta.dirname, "framework-page.txt"), "utf8");

describe("a page's data", () => {
  it("leaves the page and comes back word for word in a file named by its content", () => {
    const { html, file, text } = extractPageData(page, "blog/camp/index.html");
    expect(file).toMatch(/^assets\/data\/blog-camp-[0-9a-f]{10}\.json$/);
    const [context = "", data = "", end] = text.split("\n");
    expect(JSON.parse(context)).toMatchObject({ basename: "/", ssr: false });
    expect(JSON.parse(data)).toContain("there");
    expect(end).toBe("");
    expect(html).not.toContain("__reactRouterContext");
  });

  it("changes its name when it changes", () => {
    const other = page.replace(String.raw`\"there\"`, String.raw`\"elsewhere\"`);
    expect(other).not.toBe(page);
    expect(extractPageData(other, "index.html").file).not.toBe(extractPageData(page, "index.html").file);
  });

  it.each([
    ["no data", page.replace("streamController.enqueue", "other")],
    [
      "two pieces of data",
      page.replace(/<script>window\.__reactRouterContext\.streamController\.enqueue.*?<\/script>/, "$&$&"),
    ],
    ["no description of the page", page.replace("window.__reactRouterContext = ", "other = ")],
    ["no end of the data", page.replace("streamController.close", "other")],
  ])("stops the build when the framework's page has %s", (_what, changed) => {
    expect(changed).not.toBe(page);
    expect(() => extractPageData(changed, "index.html")).toThrow("adapt framework/page-data.ts");
  });
});
