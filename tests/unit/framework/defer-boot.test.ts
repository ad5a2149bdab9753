import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deferBoot } from "../../../framework/defer-boot.ts";

/** A page as the framework's own build wrote it. */
const page = readFileSync(join(import.meta.dirname, "framework-page.txt"), "utf8");

const moduleScript = (html: string) => /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";

/** Runs the rewritten script with a stand-in browser and tells in which order things happen. */
const runBoot = async (readyState: "loading" | "complete", decode = () => Promise.resolve()) => {
  const events: string[] = [];
  const listeners = new Map<string, () => void>();
  const window: Record<string, unknown> = { requestIdleCallback: true };
  const code = moduleScript(deferBoot(page, "index.html")).replaceAll(/\bimport\(/g, "load(");
  const names = ["window", "document", "load", "addEventListener", "requestIdleCallback", "setTimeout", "location"];
  const location = { pathname: "/camp", reload: () => void events.push("reload") };
  const document = {
    readyState,
    head: { append: ({ href }: { href: string }) => events.push(`preload ${href}`) },
    createElement: () => ({}),
    querySelector: () => ({ decode }),
  };
  const wait = (callback: () => void, milliseconds: number) => {
    events.push(`wait ${milliseconds}`);
    callback();
  };
  const load = (url: string) => {
    events.push(`import ${url}`);
    return Promise.resolve({ url });
  };
  const idle = (callback: () => void, { timeout }: { timeout: number }) => {
    events.push(`idle within ${timeout}`);
    callback();
  };
  new Function(...names, code)(
    window,
    document,
    load,
    (type: string, callback: () => void) => listeners.set(type, callback),
    idle,
    wait,
    location,
  );
  return { events, listeners, location, window, settle: () => new Promise((resolve) => setImmediate(resolve)) };
};

describe("deferBoot", () => {
  it("removes the script preloads and every static import from the page", () => {
    const html = deferBoot(page, "index.html");
    expect(page).toContain('rel="modulepreload"');
    expect(html).not.toContain('rel="modulepreload"');
    expect(moduleScript(html)).not.toMatch(/^\s*import[\s"{*]/m);
  });

  it("leaves the rest of the page as it was", () => {
    const rest = (html: string) =>
      html.replace(/<script type="module"[\s\S]*?<\/script>/, "").replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
    expect(rest(deferBoot(page, "index.html"))).toBe(rest(page));
  });

  it("loads nothing before the page has loaded, its first picture is drawn and the browser is idle", async () => {
    const { promise: decoded, resolve: draw } = Promise.withResolvers<void>();
    const { events, listeners, settle } = await runBoot("loading", () => decoded);
    await settle();
    expect(events).toEqual([]);
    listeners.get("load")?.();
    await settle();
    expect(events).toEqual([]);
    draw();
    await settle();
    expect(events.slice(0, 2)).toEqual(["wait 99", "idle within 2000"]);
    expect(events.some((event) => event.startsWith("import"))).toBe(true);
  });

  it("starts all the same when the first picture is broken", async () => {
    const { events, settle } = await runBoot("complete", () => Promise.reject(new Error("broken")));
    await settle();
    expect(events.some((event) => event.startsWith("import"))).toBe(true);
  });

  it("hands over the route modules and the manifest before it imports the entry", async () => {
    const { events, window, settle } = await runBoot("complete");
    await settle();
    const imports = events.filter((event) => event.startsWith("import")).map((event) => event.split("/").at(-1));
    expect(imports.at(-1)).toMatch(/^entry\.client/);
    expect(imports.slice(0, -1).map((name) => name?.split("-")[0])).toEqual(["root", "home", "manifest"]);
    expect(window["__reactRouterRouteModules"]).toMatchObject({
      root: { url: expect.stringContaining("root-") },
      "routes/home": { url: expect.stringContaining("home-") },
    });
  });

  it("starts at the first touch or key, and only once", async () => {
    const { events, listeners, settle } = await runBoot("loading");
    listeners.get("pointerdown")?.();
    listeners.get("keydown")?.();
    listeners.get("load")?.();
    await settle();
    expect(events.filter((event) => event.includes("import") && event.includes("entry.client"))).toHaveLength(1);
  });

  it("loads the page anew when Back has changed the address before the start", async () => {
    const { events, listeners, location, settle } = await runBoot("loading");
    location.pathname = "/blog";
    listeners.get("popstate")?.();
    await settle();
    expect(events).toEqual(["reload"]);
  });

  it("does nothing to a page that was rewritten before", () => {
    const once = deferBoot(page, "index.html");
    expect(deferBoot(once, "index.html")).toBe(once);
  });

  it.each([
    ["no inline module script", page.replace('type="module" async=""', 'type="module" src="/x.js"')],
    ["no manifest", page.replace(/import "\/assets\/manifest[^\n]*\n/, "")],
    ["no route modules", page.replaceAll(/import \* as route[^\n]*\n/g, "")],
    ["no entry", page.replace(/import\("\/assets\/entry[^)]*\);/, "")],
    ["no preloads", page.replaceAll('rel="modulepreload"', 'rel="preload"')],
    [
      "another way to hand over the modules",
      page.replace("window.__reactRouterRouteModules =", "globalThis.modules ="),
    ],
  ])("stops the build when the framework's page has %s", (_what, changed) => {
    expect(changed).not.toBe(page);
    expect(() => deferBoot(changed, "blog/index.html")).toThrow(/^blog\/index\.html: .*defer-boot\.ts/);
  });
});
