import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { basePathOf, createSiteServer, listen } from "../hosting/server.ts";
import { type Address, addressError, addressFrom } from "./lib/port.ts";

/** `npm run serve -- [folder] [--port 4173] [--host localhost]`: serves the built site like a host. */

export const startServing = async (dir: string, address: Address): Promise<string> => {
  if (!existsSync(join(dir, "_headers"))) throw new Error(`There is no built site in ${dir}. Run npm run build first.`);
  const { port, host } = address;
  // "localhost" can resolve to two addresses; a machine without IPv6 has only the first.
  const hosts = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  for (const [index, name] of hosts.entries()) {
    await listen(createSiteServer(dir), port, name).catch((error: NodeJS.ErrnoException) => {
      if (index === 0 || error.code === "EADDRINUSE") throw addressError(error, address);
    });
  }
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}${basePathOf(dir)}`;
};

export const serve = async () => {
  try {
    const { values, positionals } = parseArgs({
      options: { port: { type: "string" }, host: { type: "string" } },
      allowPositionals: true,
    });
    const [dir = resolve(process.env["BUILD_DIR"] || "build", "client")] = positionals;
    console.log(`Serving ${await startServing(dir, addressFrom(values, process.env))}\nStop with Ctrl+C.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

if (import.meta.main) await serve();
