import { describe, expect, it } from "vitest";
import { headersFor } from "../../hosting/plan.ts";
import { aloneRows } from "./alone-rows.ts";
import { encodingRows, rangeRows } from "./copy-rows.ts";
import { fileRows } from "./file-rows.ts";
import { checkRow } from "./check-row.ts";
import { photo } from "./fixture-site.ts";
import { hostileRows } from "./hostile-rows.ts";
import { rawRequest } from "./raw-request.ts";
import { type Row, pageRows, redirectRows } from "./request-table.ts";
import { ownNginx, preview, serving } from "./servers.ts";

describe.each([preview, ownNginx])("$name", ({ start, skip }) => {
  describe.skipIf(skip)("at the root", () => {
    const { port } = serving(["/"], ([site]) => start(site));
    const ask = (row: Pick<Row, "method" | "target" | "headers">) => rawRequest(port(), row);

    const tables = { pageRows, redirectRows, fileRows, aloneRows: aloneRows(), encodingRows, rangeRows, hostileRows };
    for (const [name, rows] of Object.entries(tables)) {
      describe(name.replace("Rows", ""), () => {
        it.each(rows)("$says", async (row) => checkRow(row, await ask(row)));
      });
    }

    it.each(["/", "/nope", "/assets/app-a1b2c3d4.js", "/blog/camp"])(
      "sends the security headers with %s",
      async (target) => {
        const { headers } = await ask({ target });
        for (const [name, value] of Object.entries(headersFor("/"))) {
          expect(headers.get(name.toLowerCase())).toBe(value);
        }
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
});
