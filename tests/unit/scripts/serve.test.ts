import { mkdtemp, rm } from "node:fs/promises";
import { type Server, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listen } from "../../../hosting/server.ts";
import { addressFrom, checkPort } from "../../../scripts/lib/port.ts";
import { startServing } from "../../../scripts/serve.ts";

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

describe("where a site is served", () => {
  it("is what was said, else what the environment says, else the usual", () => {
    const env = { PORT: "5000", HOST: "::1" };
    expect(addressFrom({ port: "4999", host: "0.0.0.0" }, env)).toEqual({ port: 4999, host: "0.0.0.0" });
    expect(addressFrom({}, env)).toEqual({ port: 5000, host: "::1" });
    expect(addressFrom({}, { PORT: "" })).toEqual({ port: 4173, host: "localhost" });
  });

  it.each(["abc", "0", "70000", "80.5", "-1"])("is no port %j", (port) => {
    expect(() => addressFrom({ port }, {})).toThrow(`The port must be a number from 1 to 65535, got "${port}".`);
  });

  it("is told to be taken while something listens there", async () => {
    const server = createServer();
    const port = await listen(server, 0);
    const address = { port, host: "127.0.0.1" };
    await expect(checkPort(address)).rejects.toThrow(
      `Port ${port} is in use. Stop the other process or choose another port, such as PORT=${port + 1}.`,
    );
    await close(server);
    await expect(checkPort(address)).resolves.toBeUndefined();
  });

  it("is not an address that the machine does not have", async () => {
    await expect(checkPort({ port: 4173, host: "192.0.2.1" })).rejects.toThrow(
      /^The server cannot listen on port 4173 of "192\.0\.2\.1": /,
    );
  });
});

describe("npm run serve", () => {
  it("says what to do where nothing was built", async () => {
    const folder = await mkdtemp(join(tmpdir(), "serve-"));
    await expect(startServing(join(folder, "client"), { port: 1, host: "localhost" })).rejects.toThrow(
      /^There is no built site in .*client\. Run npm run build first\.$/,
    );
    await rm(folder, { recursive: true });
  });
});
