import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCertificate } from "../../../../../scripts/bench/site/certificate.ts";
import { type Site, openSite } from "../../../../../scripts/bench/site/sites.ts";

describe("a folder beside this site", () => {
  const words = "<h1>Plain words</h1>".repeat(50);
  const certificate = makeCertificate();
  let dir: string;
  let site: Site;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "beside-"));
    mkdirSync(join(dir, "about"));
    mkdirSync(join(dir, "old"));
    writeFileSync(join(dir, "index.html"), words);
    writeFileSync(join(dir, "about", "index.html"), words);
    writeFileSync(join(dir, "old", "index.html"), '<meta http-equiv="refresh" content="0;url=/about/">');
    writeFileSync(join(dir, "app.mjs"), "export {};");
    site = await openSite("plain", dir, certificate);
  });
  afterAll(async () => {
    await site.close();
    rmSync(dir, { recursive: true });
  });

  const ask = (path: string) =>
    new Promise<{ headers: IncomingHttpHeaders & { ":status"?: number }; body: Buffer }>((resolve, reject) => {
      const session = connect(site.urlOf("/"), { ca: certificate.cert });
      session.once("error", reject);
      const request = session.request({ ":path": path, "accept-encoding": "br" });
      const chunks: Buffer[] = [];
      let headers = {};
      request.on("response", (told) => (headers = told));
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        session.close();
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    });

  it("is listed by its pages, without those that only lead on", () => {
    expect(site.pages).toEqual(["/", "/about/"]);
  });

  it("goes over HTTP/2 with a certificate that can be checked, and compressed", async () => {
    const before = await site.sent();
    const { headers, body } = await ask("/about/");
    expect(headers).toMatchObject({ ":status": 200, "content-encoding": "br", "cache-control": "no-cache" });
    expect(brotliDecompressSync(body).toString()).toBe(words);
    expect((await site.sent()) - before).toBe(body.length);
  });

  it("has scripts of any ending, and says what it does not have", async () => {
    expect((await ask("/app.mjs")).headers["content-type"]).toContain("javascript");
    expect((await ask("/nothing")).headers[":status"]).toBe(404);
    expect((await ask("/%")).headers[":status"]).toBe(404);
  });
});

it("an address is the one page that it names", async () => {
  const site = await openSite("other", "https://example.com/a?b=1", makeCertificate());
  expect(site.pages.map(site.urlOf)).toEqual(["https://example.com/a?b=1"]);
});
