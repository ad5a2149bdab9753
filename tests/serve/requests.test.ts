import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteServer, listen, readPlan } from "../../hosting/serve/server.ts";
import { securityHeaders } from "../../hosting/plan.ts";
import { nginxConfig } from "../../hosting/nginx.ts";
import { checkRow } from "./check-row.ts";
import { makeSite, photo } from "./fixture-site.ts";
import { nginx, startNginx } from "../../scripts/lib/nginx.ts";
import { freePort } from "../../scripts/lib/port.ts";
import { rawRequest } from "./raw-request.ts";
import { type Row, encodingRows, fileRows, hostileRows, pageRows, rangeRows, redirectRows } from "./request-table.ts";

const program = nginx.find();

type Running = { port: number; stop: () => Promise<unknown> };

const startNode = async (outDir: string): Promise<Running> => {
  const server: Server = createSiteServer(outDir);
  const port = await listen(server, 0);
  return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
};

const startOwnNginx = async (outDir: string): Promise<Running> => {
  const port = await freePort();
  const config = nginxConfig(readPlan(outDir), { listen: [`127.0.0.1:${port}`], serverName: "_", root: outDir });
  const { stop } = await startNginx(program ?? "", join(outDir, "..", "nginx"), port, config);
  return { port, stop };
};

const servers = [
  { name: "the preview server", start: startNode, skip: false },
  { name: "nginx", start: startOwnNginx, skip: program === undefined },
];

describe.each(servers)("$name", ({ start, skip }) => {
  describe.skipIf(skip)("at the root", () => {
    let running: Running;
    let folder: string;
    beforeAll(async () => {
      const made = await makeSite();
      folder = made.folder;
      running = await start(made.outDir);
    });
    afterAll(async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    });
    const ask = (row: Pick<Row, "method" | "target" | "headers">) => rawRequest(running.port, row);

    const tables = { pageRows, redirectRows, fileRows, encodingRows, rangeRows, hostileRows };
    for (const [name, rows] of Object.entries(tables)) {
      describe(name.replace("Rows", ""), () => {
        it.each(rows)("$says", async (row) => checkRow(row, await ask(row)));
      });
    }

    it.each(["/", "/nope", "/assets/app-a1b2c3d4.js", "/blog/camp"])(
      "sends the security headers with %s",
      async (target) => {
        const { headers } = await ask({ target });
        for (const [name, value] of Object.entries(securityHeaders))
          expect(headers.get(name.toLowerCase())).toBe(value);
        expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self'[ ;]/);
      },
    );

    it("allows each page its own inline scripts and a file none", async () => {
      const policy = async (target: string) => (await ask({ target })).headers.get("content-security-policy");
      expect(await policy("/blog/")).toBe(await policy("/blog"));
      expect(await policy("/blog")).toContain("'sha256-");
      expect(await policy("/sw.js")).not.toContain("'sha256-");
    });

    it("sends the very bytes that a range names", async () => {
      const { body } = await ask({ target: "/assets/photo-a1b2c3d4.avif", headers: { Range: "bytes=250-259" } });
      expect(body).toEqual(photo.subarray(250, 260));
    });

    it.each(["identity", "br", "gzip"])("answers 304 to a browser that has the copy (%s)", async (encoding) => {
      const accept = { "Accept-Encoding": encoding };
      const first = await ask({ target: "/blog", headers: accept });
      const etag = first.headers.get("etag") ?? "";
      const again = await ask({ target: "/blog", headers: { ...accept, "If-None-Match": `"x", W/${etag}` } });
      expect([again.status, again.body.length, again.headers.get("etag")]).toEqual([304, 0, etag]);
      expect((await ask({ target: "/blog", headers: { ...accept, "If-None-Match": '"x"' } })).status).toBe(200);
    });

    it("gives each compressed copy a tag of its own", async () => {
      const etags = await Promise.all(
        ["identity", "br", "gzip"].map(async (encoding) => {
          const { headers } = await ask({ target: "/blog", headers: { "Accept-Encoding": encoding } });
          return headers.get("etag");
        }),
      );
      expect(new Set(etags).size).toBe(3);
    });

    it("answers 304 by date, and 200 when the page is newer", async () => {
      const since = (date: string) => ask({ target: "/blog", headers: { "If-Modified-Since": date } });
      const modified = (await ask({ target: "/blog" })).headers.get("last-modified") ?? "";
      expect((await since(modified)).status).toBe(304);
      expect((await since(new Date(Date.now() + 60_000).toUTCString())).status).toBe(304);
      expect((await since("Sat, 01 Jan 2000 00:00:00 GMT")).status).toBe(200);
    });

    it("refuses a demand for a version that is gone", async () => {
      expect((await ask({ target: "/blog", headers: { "If-Match": '"gone"' } })).status).toBe(412);
    });

    it("shows the 404 page even to a browser that has it", async () => {
      const etag = (await ask({ target: "/nope" })).headers.get("etag") ?? '"none"';
      expect((await ask({ target: "/nope", headers: { "If-None-Match": etag } })).status).toBe(404);
    });

    it.each(["/", "/nope", "/assets/app-a1b2c3d4.js"])(
      "answers HEAD for %s as GET, without the body",
      async (target) => {
        const [get, head] = await Promise.all([ask({ target }), ask({ method: "HEAD", target })]);
        expect(head.body).toHaveLength(0);
        for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
          expect(head.headers.get(name)).toBe(get.headers.get(name));
        }
        expect(head.status).toBe(get.status);
      },
    );
  });

  describe.skipIf(skip)("under a sub-path", () => {
    let running: Running;
    let folder: string;
    beforeAll(async () => {
      const made = await makeSite("/sub/");
      folder = made.folder;
      running = await start(made.outDir);
    });
    afterAll(async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    });

    const rows: Row[] = [
      { says: "the home page", target: "/sub/", status: 200, shows: "<h1>Home" },
      { says: "the bare sub-path moves home", target: "/sub?a=1", status: 301, sends: { location: "/sub/?a=1" } },
      {
        says: "a page",
        target: "/sub/blog",
        status: 200,
        shows: "<h1>Blog",
        sends: { "content-security-policy": /sha256-/ },
      },
      { says: "a file", target: "/sub/assets/app-a1b2c3d4.js", status: 200, sends: { "cache-control": /immutable/ } },
      { says: "a redirect", target: "/sub/about?a=1", status: 301, sends: { location: "/sub/blog?a=1" } },
      { says: "a page's file name", target: "/sub/blog/index.html", status: 301, sends: { location: "/sub/blog" } },
      { says: "the home page's file name", target: "/sub/index.html", status: 301, sends: { location: "/sub/" } },
      { says: "an unknown path", target: "/sub/nope", status: 404, shows: "<h1>Lost" },
      { says: "a path outside", target: "/blog", status: 404, shows: "<h1>Lost" },
      { says: "a path that only begins alike", target: "/subway", status: 404, shows: "<h1>Lost" },
    ];
    it.each(rows)("$says", async (row) => checkRow(row, await rawRequest(running.port, row)));
  });
});
