import { describe, expect, it } from "vitest";
import { headersFor } from "../../hosting/plan.ts";
import { aloneRows } from "./alone-rows.ts";
import { encodingRows } from "./copy-rows.ts";
import { fileRows } from "./file-rows.ts";
import { checkRow } from "./check-row.ts";
import { hostileRows } from "./hostile-rows.ts";
import { rawRequest } from "./raw-request.ts";
import { pageRows, redirectRows } from "./request-table.ts";
import { ownCaddy, serving } from "./servers.ts";

describe.skipIf(ownCaddy.skip)("Caddy", () => {
  const { port } = serving(["/"], ([site]) => ownCaddy.start(site));

  it.each([...pageRows, ...redirectRows, ...fileRows, ...aloneRows(), ...encodingRows])("$says", async (row) =>
    checkRow(row, await rawRequest(port(), row)),
  );

  it.each(["/", "/nope", "/assets/app-a1b2c3d4.js", "/blog/camp"])(
    "sends the security headers with %s",
    async (target) => {
      const { headers } = await rawRequest(port(), { target });
      for (const [name, value] of Object.entries(headersFor("/"))) {
        expect(headers.get(name.toLowerCase())).toBe(value);
      }
      expect(headers.get("server")).toBeUndefined();
    },
  );

  it("shows the 404 page even to a browser that has it, and whole", async () => {
    const { headers } = await rawRequest(port(), { target: "/nope" });
    const has = { "If-None-Match": headers.get("etag") ?? '"none"', Range: "bytes=0-9" };
    const { status, body } = await rawRequest(port(), { target: "/nope", headers: has });
    expect([status, body.length]).toEqual([404, Number(headers.get("content-length"))]);
  });

  // Go's server has its own mind about which refusal it is, so only the refusing counts.
  it.each(hostileRows.filter(({ status }) => [status].flat().every((code) => code >= 400)))(
    "refuses $says",
    async (row) => {
      const { status } = await rawRequest(port(), row);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});
