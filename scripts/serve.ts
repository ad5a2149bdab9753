import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { basePathOf, createSiteServer, listen } from "../hosting/server.ts";

/** `npm run serve -- [folder] [--port 4173] [--host localhost]`: serves the built site like a host. */

type Address = { port: number; host: string };

/** Options of the command override the environment. */
export const addressFrom = (options: { port?: string; host?: string }, env: NodeJS.ProcessEnv): Address => {
  const port = Number(options.port ?? (env["PORT"] || 4173));
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`The port must be a number from 1 to 65535, got "${options.port ?? env["PORT"]}".`);
  return { port, host: options.host ?? env["HOST"] ?? "localhost" };
};

export const startServing = async (dir: string, { port, host }: Address): Promise<string> => {
  if (!existsSync(join(dir, "_headers"))) throw new Error(`There is no built site in ${dir}. Run npm run build first.`);
  // "localhost" can resolve to two addresses; a machine without IPv6 has only the first.
  const hosts = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  for (const [index, name] of hosts.entries()) {
    await listen(createSiteServer(dir), port, name).catch(({ code, message }: NodeJS.ErrnoException) => {
      if (code === "EADDRINUSE")
        throw new Error(`Port ${port} is in use. Stop the other process or choose another, such as PORT=${port + 1}.`);
      if (index === 0) throw new Error(`The server cannot listen on port ${port} of "${host}": ${message}.`);
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
