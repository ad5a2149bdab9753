import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listen } from "../../../../hosting/server.ts";
import type { Tools } from "../../../../scripts/links/check-link.ts";
import { checkLinks } from "../../../../scripts/links/check-links.ts";
import { type LinkMemory, readLinks } from "../../../../site/links.ts";
import { address, markdown } from "../../../../site/schema/parts.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const page =
  (body: string, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, { "Content-Type": "text/html" }).end(body);

const redirect =
  (status: number, to: string): Handler =>
  (_, response) =>
    response.writeHead(status, { Location: to }).end();

/** A server that misbehaves at each address in a way of its own. */
let web: Record<string, Handler> = {};
let asked: string[] = [];
let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    (web[request.url ?? ""] ?? page("<title>Gone</title>", 404))(request, response);
  });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let folder = "";
let waits: number[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "links-"));
  web = {};
  asked = [];
  waits = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

const schema = z.object({ links: z.array(address), text: markdown.optional() });

type Given = { paths: string[]; day?: number; fix?: boolean; text?: string } & Partial<Tools>;

const check = ({ paths, day = 1, fix = false, text, ...tools }: Given) =>
  checkLinks({
    parts: [{ file: "content/x.ts", schema, value: { links: paths.map((path) => origin + path), text } }],
    own: "https://own.example",
    folder,
    tools: {
      fetch,
      timeLimit: 60_000,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
      ...tools,
    },
    today: `2026-11-0${day}`,
    fix,
  });

const memory = (): LinkMemory => readLinks(folder);
const entry = (path: string) => memory()[origin + path];

describe("the link check", () => {
  it("reports a link as dead after failures on three days, once", async () => {
    web["/ok"] = page("well");
    const codes: number[] = [];
    for (const day of [1, 1, 2, 3, 4]) codes.push((await check({ paths: ["/gone", "/ok"], day })).exitCode);
    expect(codes).toEqual([0, 0, 0, 1, 0]);
    expect(entry("/gone")).toEqual({ answer: "404", checked: "2026-11-04", failed: 4 });
    web["/gone"] = page("back");
    await check({ paths: ["/gone", "/ok"], day: 5 });
    expect(entry("/gone")).toEqual({ answer: "200", checked: "2026-11-05", alive: "2026-11-05" });
  });

  it("treats bot blocking as alive", async () => {
    const statuses = [401, 403, 405, 429, 999];
    for (const status of statuses) web[`/${status}`] = page("no robots", status);
    web["/503"] = page("<title>Just a moment...</title>", 503);
    web["/loop"] = redirect(302, "/loop");
    await check({ paths: [...statuses.map((status) => `/${status}`), "/503", "/loop"] });
    for (const status of [...statuses, 503])
      expect(entry(`/${status}`)).toMatchObject({ answer: String(status), alive: "2026-11-01" });
    expect(entry("/loop")).toMatchObject({ answer: "redirect loop", alive: "2026-11-01" });
  });

  it("asks with HEAD first, and with GET where HEAD says too little", async () => {
    const noHead =
      (refuse: Handler): Handler =>
      (request, response) =>
        (request.method === "HEAD" ? refuse : page("well"))(request, response);
    web["/missing"] = noHead(page("", 404));
    web["/dropped"] = noHead((request) => request.destroy());
    web["/file"] = (_, response) => response.writeHead(200, { "Content-Type": "application/pdf" }).end();
    await check({ paths: ["/missing", "/dropped", "/file"] });
    for (const path of ["/missing", "/dropped", "/file"]) expect(entry(path)).toMatchObject({ answer: "200" });
    expect(asked).toEqual(["HEAD /missing", "GET /missing", "HEAD /dropped", "GET /dropped", "HEAD /file"]);
  });

  it("asks one host one address after another, and a busy one twice again", async () => {
    let times = 0;
    web["/ok"] = page("well");
    web["/busy"] = (request, response) => {
      const isBusy = request.method === "HEAD" || ++times < 3;
      page("well", isBusy ? 503 : 200)(request, response);
    };
    await check({ paths: ["/busy", "/ok"] });
    expect(entry("/busy")).toMatchObject({ answer: "200" });
    expect(asked.filter((line) => line.endsWith("/ok"))).toHaveLength(2);
    const [polite, short, long] = [1_000, 30_000, 120_000];
    expect(waits).toEqual([0, polite, polite, short, polite, long, polite]);
  });

  it("records a broken or slow connection", async () => {
    web["/broken"] = (request) => request.destroy();
    web["/slow"] = () => {};
    web["/ok"] = page("well");
    await check({ paths: ["/broken", "/slow", "/ok"], timeLimit: 300 });
    expect(entry("/broken")).toMatchObject({ failed: 1 });
    expect(entry("/slow")).toMatchObject({ answer: "timed out", failed: 1 });
  });

  it("leaves to browsers a certificate chain that only they complete", async () => {
    web["/ok"] = page("well");
    const cause = { code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" };
    const refuse: typeof fetch = (url, options) =>
      url === `${origin}/chain` ? Promise.reject(new TypeError("fetch failed", { cause })) : fetch(url, options);
    await check({ paths: ["/chain", "/ok"], fetch: refuse });
    expect(entry("/chain")).toMatchObject({ answer: cause.code, alive: "2026-11-01" });
  });

  it("gives up soon without a network, and saves nothing", async () => {
    web["/ok"] = page("well");
    await check({ paths: ["/ok"] });
    const before = memory();
    let requests = 0;
    const offline = () => {
      requests++;
      return Promise.reject(new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } }));
    };
    const paths = Array.from({ length: 100 }, (_, index) => `/${index}`);
    const { report, exitCode } = await check({ paths, day: 2, fetch: offline });
    expect(exitCode).toBe(2);
    expect(report).toContain("You seem to be offline");
    expect(requests).toBeLessThan(50);
    expect(memory()).toEqual(before);
  });

  it("detects soft 404s and parked domains, and leaves look-alikes alone", async () => {
    const pages = {
      "/": ["<title>The front page</title>", "200"],
      "/product": [redirect(302, "/"), "200, redirects to the home page"],
      "/index.html": [redirect(301, "/"), "200"],
      "/en/": [redirect(302, "/"), "200"],
      "/soft": ["<title>404 - Page Not Found | Shop</title>", "200, says “not found”"],
      "/media": ["<title>404 Media</title>", "200"],
      "/parked": ["<title>example.com is for sale</title>", "200, for sale"],
      "/lander": ['<script>window.onload=function(){window.location.href="/lander"}</script>', "200, for sale"],
      "/cabin": ["<title>A cabin for sale</title><p>This domain is for sale.</p>", "200"],
    } as const;
    const paths = Object.keys(pages);
    for (const [path, [body]] of Object.entries(pages)) web[path] = typeof body === "string" ? page(body) : body;
    await check({ paths });
    const answers = Object.fromEntries(paths.map((path) => [path, entry(path)?.answer]));
    expect(answers).toEqual(Object.fromEntries(Object.entries(pages).map(([path, [, answer]]) => [path, answer])));
  });

  it("reports missing anchors, and requests a page once for all of them", async () => {
    web["/page"] = page('<h2 id="one">One</h2><a name=three></a><h2 id="user-content-four"></h2>');
    const { report } = await check({
      paths: ["/page#one", "/page#two", "/page#three", "/page#four", "/page#/app", "/page#100%"],
    });
    expect(report).toMatch(/^2 anchors missing: 1 checked\./);
    expect(report).toContain("## Page exists, anchor missing");
    for (const name of ["two", "100%"])
      expect(report).toContain(`${origin}/page#${name} (no such anchor) in content/x.ts`);
    for (const name of ["one", "three", "four", "/app"]) expect(report).not.toContain(`#${name} (`);
    expect(asked).toEqual(["HEAD /page", "GET /page"]);
  });

  it("reports permanent redirects, and updates the content with --fix", async () => {
    web["/old"] = redirect(301, "/new");
    web["/old-longer"] = page("another page");
    web["/new"] = page("well");
    web["/away"] = redirect(302, "/new");
    web["/old-then-away"] = redirect(301, "/away");
    const file = join(folder, "topic.ts");
    writeFileSync(
      file,
      `["${origin}/old", "${origin}/old-longer", "[here](${origin}/old#part)", "https://archive.example/${origin}/old"]`,
    );
    const paths = ["/old", "/old-longer", "/away", "/old-then-away"];
    const { report } = await check({ paths });
    expect(report).toContain(`${origin}/old (to ${origin}/new)`);
    expect(report).toContain(`${origin}/old-then-away (to ${origin}/away)`);
    await check({ paths, fix: true });
    expect(readFileSync(file, "utf8")).toBe(
      `["${origin}/new", "${origin}/old-longer", "[here](${origin}/new#part)", "https://archive.example/${origin}/old"]`,
    );
    expect(Object.keys(memory())).toEqual(["/away", "/old-longer", "/old-then-away"].map((path) => origin + path));
  });

  it("lets the owner pin a result, or skip an address", async () => {
    const pins = { "/a": { pin: "alive" }, "/b": { pin: "dead" }, "/c": { pin: "silent" } };
    const lines = Object.entries(pins).map(([path, pin]) => [origin + path, pin]);
    writeFileSync(join(folder, "links.json"), JSON.stringify(Object.fromEntries(lines)));
    web["/b"] = page("well");
    web["/c"] = page("well");
    for (const day of [1, 2, 3]) {
      const { report, exitCode } = await check({ paths: ["/a", "/b", "/c"], day });
      expect([report, exitCode]).toEqual(["All links are OK: 2 checked.", 0]);
    }
    expect(asked.filter((line) => line.endsWith("/c"))).toEqual([]);
    expect(entry("/a")).toMatchObject({ failed: 3, pin: "alive" });
    expect(entry("/c")).toEqual({ pin: "silent" });
    expect((await check({ paths: ["/b"] })).report).toContain(`## Pinned, but no page links to it\n\n- ${origin}/a`);
    expect(entry("/a")).toMatchObject({ pin: "alive" });
  });

  it("finds links in text, skips the site's own, and removes those that are no longer used", async () => {
    web["/text"] = page("well");
    web["/x"] = page("well");
    await check({
      paths: ["/x"],
      text: `See [it](${origin}/text) and [us](https://own.example/blog) and [me](mailto:me@x.example).`,
    });
    expect(Object.keys(memory())).toEqual([`${origin}/text`, `${origin}/x`]);
    await check({ paths: ["/x"] });
    expect(readFileSync(join(folder, "links.json"), "utf8")).toBe(
      `{\n  "${origin}/x": {"answer":"200","checked":"2026-11-01","alive":"2026-11-01"}\n}\n`,
    );
  });
});
