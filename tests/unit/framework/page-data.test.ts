import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { extractPageData, fetchPageData } from "../../../framework/page-data.ts";

const page = readFileSync(join(import.meta.dirname, "framework-page.txt"), "utf8");

describe("a page's data", () => {
  it("leaves the page and comes back word for word in a file named by its content", () => {
    const { html, file, text, context } = extractPageData(page, "blog/camp/index.html");
    expect(file).toMatch(/^assets\/data\/blog-camp-[0-9a-f]{10}\.json$/);
    expect(JSON.parse(text)).toContain("there");
    expect(JSON.parse(context)).toMatchObject({ basename: "/", ssr: false });
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

  it.each([200, 404])("is given back to the framework, or its loss told, when the host answers %i", async (status) => {
    const answer = new Response("data", { status });
    const window: Record<string, { basename: string; stream: ReadableStream }> = {};
    const context = () => window["__reactRouterContext"];
    const code = fetchPageData("/assets/data/home.json", '{"basename":"/"}');
    const run = new Function("fetch", "window", `return ${code}`) as (
      fetch: () => Promise<Response>,
      window: unknown,
    ) => Promise<void>;
    const result = run(() => Promise.resolve(answer), window);
    if (status === 200) {
      await result;
      expect(context()?.basename).toBe("/");
      expect(await new Response(context()?.stream).text()).toBe("data");
    } else {
      await expect(result).rejects.toThrow("404");
      expect(context()).toBeUndefined();
    }
  });
});
