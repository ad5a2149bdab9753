import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPlan } from "../../hosting/serve/server.ts";
import { caddyConfig } from "../../hosting/caddy.ts";
import { checkRow } from "./check-row.ts";
import { makeSite } from "./fixture-site.ts";
import { freePort, isUp } from "../../scripts/lib/nginx.ts";
import { rawRequest } from "./raw-request.ts";
import { encodingRows, fileRows, hostileRows, pageRows, redirectRows } from "./request-table.ts";

const caddy = "/usr/bin/caddy";
const installed = existsSync(caddy);
if (!installed) console.log("Caddy is not installed: its half of the request table is skipped.");

describe.skipIf(!installed)("Caddy", () => {
  let port: number;
  let folder: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { folder: made, outDir } = await makeSite();
    folder = made;
    port = await freePort();
    const file = join(folder, "Caddyfile");
    const config = caddyConfig(readPlan(outDir), { address: `http://:${port}`, root: outDir });
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${config}`);
    const child = spawn(caddy, ["run", "--adapter", "caddyfile", "--config", file], { stdio: "ignore" });
    const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
    stop = () => (child.kill("SIGTERM"), ended);
    expect(await isUp(port)).toBe(true);
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
