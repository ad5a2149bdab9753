import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteServer, listen } from "../../../hosting/server.ts";
import { freePort } from "../../support/free-port.ts";
import { startServing } from "../../../scripts/serve.ts";
import { type SmallSite, makeSite } from "../../support/small-site.ts";

/** Requests that tests/hosts, which also covers other servers, doesn't make. */
describe("the preview server of a site under a subpath", () => {
  let site: SmallSite;
  const server = { url: "", close: () => {} };
  beforeAll(async () => {
    site = await makeSite("/sub/");
    const made = createSiteServer(site.outDir);
    server.url = `http://127.0.0.1:${await listen(made, 0)}`;
    server.close = () => made.close();
  });
  afterAll(async () => {
    server.close();
    await rm(site.folder, { recursive: true });
  });
  const ask = (path: string, options: RequestInit = {}) => fetch(server.url + path, { redirect: "manual", ...options });

  it.each([
    ["/sub?a=1", "/sub/?a=1"],
    ["/sub/about?a=1", "/sub/blog?a=1"],
    ["/sub/about/", "/sub/blog"],
    ["/sub/Old_Page.html?a=1", "/sub/camp?a=1#gear"],
    ["/sub/%C3%9Cber%20mich.htm?a=1", "https://other.example/me?from=here&a=1"],
  ])("redirects %s to %s", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it.each(["/", "/blog", "/sub/nope", "/sub/assets/", "/sub/%zz", "/sub/%00", "/sub/..%2f..%2fclient"])(
    "has no page at %s",
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("<h1>Lost")]);
    },
  );

  it("blocks path traversal", async () => {
    await writeFile(join(site.folder, "outside.html"), "outside");
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = request(server.url, { path: "/sub/../outside.html" }, (response) => resolve(text(response)));
      asked.on("error", reject).end();
    });
    expect(answer).toContain("<h1>Lost");
  });

  it("sends Brotli if accepted, sends 304, and rejects POST", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const first = (await ask("/sub/blog", { headers })).headers;
    expect(first.get("content-encoding")).toBe("br");
    const again = await ask("/sub/blog", { headers: { ...headers, "if-none-match": first.get("etag") ?? "" } });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, "no-cache"]);
    expect((await ask("/sub/blog", { method: "POST" })).status).toBe(405);
  });

  it("listens on localhost over IPv4 and IPv6", async () => {
    const port = await freePort();
    expect(await startServing(site.outDir, { port, host: "localhost" })).toBe(`http://localhost:${port}/sub/`);
    expect((await fetch(`http://127.0.0.1:${port}/sub/`)).status).toBe(200);
    const { status } = await fetch(`http://[::1]:${port}/sub/`).catch(() => ({ status: "no IPv6 here" }));
    expect([200, "no IPv6 here"]).toContain(status);
  });
});

it("shows the home page of a site without redirects", async () => {
  const folder = await mkdtemp(join(tmpdir(), "server-"));
  await Promise.all([writeFile(join(folder, "index.html"), "<h1>Home"), writeFile(join(folder, "_redirects"), "")]);
  const server = createSiteServer(folder);
  const answer = await fetch(`http://127.0.0.1:${await listen(server, 0)}/`, { redirect: "manual" });
  expect([answer.status, await answer.text()]).toEqual([200, "<h1>Home"]);
  server.close();
  await rm(folder, { recursive: true });
});
