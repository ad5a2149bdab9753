import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../../../hosting/server.ts";
import { addressFrom, startServing } from "../../../scripts/serve.ts";

describe("the server's address", () => {
  it("comes from options, then the environment, then the defaults", () => {
    const env = { PORT: "5000", HOST: "::1" };
    expect(addressFrom({ port: "4999", host: "0.0.0.0" }, env)).toEqual({ port: 4999, host: "0.0.0.0" });
    expect(addressFrom({}, env)).toEqual({ port: 5000, host: "::1" });
    expect(addressFrom({}, { PORT: "" })).toEqual({ port: 4173, host: "localhost" });
  });

  it.each(["abc", "0", "70000", "80.5", "-1"])("rejects port %j", (port) => {
    expect(() => addressFrom({ port }, {})).toThrow(`The port must be a number from 1 to 65535, got "${port}".`);
  });
});

describe("npm run serve", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "serve-"));
    await writeFile(join(folder, "_headers"), "");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("reports a port in use", async () => {
    const server = createServer();
    const port = await listen(server, 0);
    await expect(startServing(folder, { port, host: "127.0.0.1" })).rejects.toThrow(
      `Port ${port} is in use. Stop the other process or choose another, such as PORT=${port + 1}.`,
    );
    server.close();
  });

  it("reports an address that the machine doesn't have", async () => {
    await expect(startServing(folder, { port: 4173, host: "192.0.2.1" })).rejects.toThrow(
      /^The server cannot listen on port 4173 of "192\.0\.2\.1": /,
    );
  });

  it("shows what to do when there is no build", async () => {
    await expect(startServing(join(folder, "client"), { port: 1, host: "localhost" })).rejects.toThrow(
      /^There is no built site in .*client\. Run npm run build first\.$/,
    );
  });
});
