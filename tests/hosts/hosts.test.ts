import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { immutable, securityHeaders } from "../../hosting/host-files.ts";
import { type SmallSite, makeSite } from "../support/small-site.ts";
import { type Running, servers } from "./servers.ts";

/** What a visitor gets from any host of the site. */
type Row = {
  asks: string;
  status: number;
  shows?: string;
  /** Where a redirect leads. */
  leadsTo?: string;
  cache?: string;
  type?: RegExp;
};

const page = { cache: "no-cache", type: /^text\/html; ?charset=utf-8$/ };
const lost = { status: 404, shows: "<h1>Lost", cache: page.cache, type: page.type };

const rows: Row[] = [
  { asks: "/", status: 200, shows: "<h1>Home", ...page },
  { asks: "/blog", status: 200, shows: "<h1>Blog", ...page },
  { asks: "/blog/?a=1", status: 200, shows: "<h1>Blog", ...page },
  { asks: "/nope", ...lost },
  { asks: "/Blog", ...lost },
  { asks: "/assets/gone-12345678.js", ...lost },
  { asks: "/about", status: 301, leadsTo: "/blog" },
  { asks: "/Old_Page.html", status: 301, leadsTo: "/camp#gear" },
  { asks: "/2019/05/post.php", status: 301, leadsTo: "/cv.pdf" },
  { asks: "/assets/app-a1b2c3d4.js", status: 200, cache: immutable, type: /^(text|application)\/javascript/ },
  { asks: "/assets/cards/camp.a1b2c3d4.jpg", status: 200, type: /^image\/jpeg$/ },
  { asks: "/feed.xml", status: 200, type: /xml/ },
  { asks: "/sw.js", status: 200, cache: "no-cache" },
];

describe.each(servers)("$name", ({ name, isHere, start }) => {
  let site: SmallSite | undefined;
  let server: Running | undefined;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server?.url}${path}`, { redirect: "manual", headers });

  beforeAll(async () => {
    if (!isHere) return;
    site = await makeSite("/", { "cv.pdf": "%PDF-1.7" });
    server = await start(site.outDir, site.folder);
  });
  afterAll(async () => {
    await server?.stop();
    if (site) await rm(site.folder, { recursive: true });
  });

  it.skipIf(!isHere)(
    isHere ? "answers as a visitor expects" : `is not installed: install ${name} to test it`,
    async () => {
      for (const { asks, status, shows, leadsTo, cache, type } of rows) {
        const answer = await ask(asks);
        expect.soft(answer.status, asks).toBe(status);
        const { pathname = "", hash = "" } = URL.parse(answer.headers.get("location") ?? "", server?.url) ?? {};
        if (leadsTo) expect.soft(pathname + hash, asks).toBe(leadsTo);
        if (cache) expect.soft(answer.headers.get("cache-control"), asks).toBe(cache);
        if (type) expect.soft(answer.headers.get("content-type"), asks).toMatch(type);
        expect.soft(await answer.text(), asks).toContain(shows ?? "");
      }
    },
  );

  it.skipIf(!isHere)(
    "sends every page with the headers that protect it, also the one for unknown addresses",
    async () => {
      for (const path of ["/", "/nope"]) {
        const { headers } = await ask(path);
        for (const [header, value] of Object.entries(securityHeaders("/")))
          expect.soft(headers.get(header), `${header} of ${path}`).toBe(value);
      }
    },
  );

  it.skipIf(!isHere)("sends compressed copies to browsers that take them, and parts of pictures", async () => {
    for (const path of ["/blog", "/assets/app-a1b2c3d4.js"]) {
      const packed = await ask(path, { "accept-encoding": "gzip" });
      expect.soft(packed.headers.get("content-encoding"), path).toBe("gzip");
      expect.soft(packed.headers.get("vary"), path).toBe("Accept-Encoding");
      const plain = await ask(path, { "accept-encoding": "identity" });
      expect.soft(plain.headers.get("content-encoding"), path).toBeNull();
    }
    const part = await ask("/assets/photo-a1b2c3d4.avif", { range: "bytes=0-99" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 0-99/1000"]);
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    const endless = await ask("/assets/photo-a1b2c3d4.avif", { range: "bytes=-" });
    expect([200, 206, 416]).toContain(endless.status);
  });
});
