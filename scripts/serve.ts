import { join } from "node:path";
import { chosenPort } from "./lib/port.ts";
import { createSiteServer, listen, readPlan } from "../hosting/serve/server.ts";

/** Serves a built folder; "localhost" means both addresses that the name may stand for. */
export const startServing = async (dir: string, port: number, host: string): Promise<string> => {
  const plan = readPlan(dir);
  await listen(createSiteServer(dir, plan), port, host === "localhost" ? "127.0.0.1" : host);
  // A machine without IPv6 has no second address.
  if (host === "localhost") await listen(createSiteServer(dir, plan), port, "::1").catch(() => undefined);
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}${plan.basePath}`;
};

if (import.meta.main) {
  const port = chosenPort(process.env["PORT"], 4173);
  if (typeof port === "string") throw new Error(port);
  const dir = process.argv[2] ?? join(import.meta.dirname, "..", "build", "client");
  console.log(`Serving ${await startServing(dir, port, process.env["HOST"] ?? "localhost")}`);
}
