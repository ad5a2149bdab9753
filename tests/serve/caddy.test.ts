import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caddy, startCaddy } from "../../scripts/lib/caddy.ts";
import { freePort } from "../../scripts/lib/port.ts";
import { readPlan } from "../../hosting/serve/server.ts";
import { caddyConfig } from "../../hosting/caddy.ts";
import { checkRow } from "./check-row.ts";
import { makeSite } from "./fixture-site.ts";
import { rawRequest } from "./raw-request.ts";
import { encodingRows, fileRows, hostileRows, pageRows, redirectRows } from "./request-table.ts";

const program = caddy.find();

describe.skipIf(!program)("Caddy", () => {
  let port: number;
  let folder: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { folder: made, outDir } = await makeSite();
    folder = made;
    port = await freePort();
    const config = caddyConfig(readPlan(outDir), { address: `http://:${port}`, root: outDir });
    ({ stop } = await startCaddy(program ?? "", join(folder, "caddy"), port, config));
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  it.each([...pageRows, ...redirectRows, ...fileRows, ...encodingRows])("$says", async (row) =>
    checkRow(row, await rawRequest(port, row)),
  );

  // Go's server has its own mind about which refusal it is, so only the refusing counts.
  it.each(hostileRows.filter(({ status }) => [status].flat().every((code) => code >= 400)))(
    "refuses $says",
    async (row) => {
      const { status } = await rawRequest(port, row);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});
