import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listen } from "../../../../hosting/server.ts";
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

type Given = { paths: string[]; day?: number; fix?: boolean; text?: string; timeLimit?: number };

const check = ({ paths, day = 1, fix = false, text, timeLimit = 60_000 }: Given) =>
  checkLinks({
    parts: [{ file: "content/x.ts", schema, value: { links: paths.map((path) => origin + path), text } }],
    own: "https://own.example",
    folder,
    tools: {
      fetch,
      timeLimit,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
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
    expect(entry("/gone")).toEqual({ answer: "404", checked: "2026-11-04", failed: 3 });
    web["/gone"] = page("back");
    await check({ paths: ["/gone", "/ok"], day: 5 });
    expect(entry("/gone")).toEqual({ answer: "200", checked: "2026-11-05", alive: "2026-11-05" });
  });

  it("treats bot blocking as alive", async () => {
    const statuses = [401, 403, 405, 429, 999];
    for (const status of statuses) web[`/${status}`] = page("no robots", status);
    await check({ paths: statuses.map((status) => `/${status}`) });
    for (const status of statuses)
      expect(entry(`/${status}`)).toMatchObject({ answer: String(status), alive: "2026-11-01" });
  });

  it("falls back to GET where HEAD fails", async () => {
    web["/get"] = (request, response) => page("well", request.method === "HEAD" ? 501 : 200)(request, response);
    await check({ paths: ["/get"] });
    expect(entry("/get")).toMatchObject({ answer: "200" });
    expect(asked).toEqual(["HEAD /get", "GET /get"]);
  });

  it("retries a busy server twice and honors Retry-After", async () => {
    let times = 0;
    web["/busy"] = (request, response) => {
      if (request.method === "HEAD" || ++times < 3) response.writeHead(503, { "Retry-After": "7" }).end();
      else page("well")(request, response);
    };
    await check({ paths: ["/busy"] });
    expect(entry("/busy")).toMatchObject({ answer: "200" });
    expect(waits).toEqual([7_000, 20_000, 1_000]);
  });

  it("records a broken or slow connection, and saves nothing when no address responds", async () => {
    web["/broken"] = (request) => request.destroy();
    expect(await check({ paths: ["/broken"] })).toMatchObject({ exitCode: 2 });
    expect(memory()).toEqual({});
    web["/ok"] = page("well");
    web["/slow"] = () => {};
    await check({ paths: ["/broken", "/slow", "/ok"], timeLimit: 500 });
    expect(entry("/broken")).toMatchObject({ failed: 1 });
    expect(entry("/slow")).toMatchObject({ answer: "timed out", failed: 1 });
  });

  it("detects soft 404s and parked domains", async () => {
    web["/"] = page("<title>The front page</title>");
    web["/home"] = redirect(302, "/");
    web["/soft"] = page("<title>404 Not Found</title>");
    web["/parked"] = page("<p>This domain is for sale!</p>");
    web["/loop"] = redirect(302, "/loop");
    await check({ paths: ["/home", "/soft", "/parked", "/loop", "/"] });
    expect(
      Object.fromEntries(["/home", "/soft", "/parked", "/loop", "/"].map((path) => [path, entry(path)?.answer])),
    ).toEqual({
      "/home": "200, redirects to the home page",
      "/soft": "200, says “not found”",
      "/parked": "200, for sale",
      "/loop": "too many redirects",
      "/": "200",
    });
  });

  it("reports missing anchors, and requests a page once for all of them", async () => {
    web["/page"] = page('<h2 id="one">One</h2><a name=three></a><h2 id="user-content-four"></h2>');
    const { report } = await check({ paths: ["/page#one", "/page#two", "/page#three", "/page#four", "/page#/app"] });
    expect(report).toContain("## Page exists, anchor missing");
    expect(report).toContain("no #two");
    for (const name of ["one", "three", "four", "/app"]) expect(report).not.toContain(`no #${name})`);
    expect(asked).toEqual(["HEAD /page", "GET /page"]);
  });

  it("reports permanent redirects, and updates the content with --fix", async () => {
    web["/old"] = redirect(301, "/new");
    web["/old-longer"] = page("another page");
    web["/new"] = page("well");
    web["/away"] = redirect(302, "/new");
    const file = join(folder, "topic.ts");
    writeFileSync(file, `["${origin}/old", "${origin}/old-longer", "[here](${origin}/old#part)", "${origin}/away"]`);
    const paths = ["/old", "/old-longer", "/away"];
    expect((await check({ paths })).report).toContain(`${origin}/old (to ${origin}/new)`);
    await check({ paths, fix: true });
    expect(readFileSync(file, "utf8")).toBe(
      `["${origin}/new", "${origin}/old-longer", "[here](${origin}/new#part)", "${origin}/away"]`,
    );
    expect(Object.keys(memory())).toEqual(["/away", "/old-longer"].map((path) => origin + path));
  });

  it("lets the owner pin a result, or skip an address", async () => {
    const pins = { "/a": { pin: "alive" }, "/b": { pin: "dead" }, "/c": { pin: "silent" } };
    const lines = Object.entries(pins).map(([path, pin]) => [origin + path, pin]);
    writeFileSync(join(folder, "links.json"), JSON.stringify(Object.fromEntries(lines)));
    web["/b"] = page("well");
    web["/c"] = page("well");
    for (const day of [1, 2, 3]) expect((await check({ paths: ["/a", "/b", "/c"], day })).exitCode).toBe(0);
    expect(asked.filter((line) => line.endsWith("/c"))).toEqual([]);
    expect(entry("/a")).toMatchObject({ failed: 3, pin: "alive" });
    expect(entry("/c")).toEqual({ pin: "silent" });
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

  it("rejects an invalid links.json, with the entry's address", async () => {
    writeFileSync(join(folder, "links.json"), '{ "https://a.example/": { "failed": "often" } }');
    await expect(check({ paths: ["/x"] })).rejects.toThrow(/links\.json.*https:\/\/a\.example\/\.failed/);
  });
});
