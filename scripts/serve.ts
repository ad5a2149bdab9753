import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chosenPort, portFault, usualPort } from "./lib/port.ts";
import { createSiteServer, listen, planFile, readPlan } from "../hosting/serve/server.ts";

/** The name "localhost" may stand for two addresses, and both are served. */
export const startServing = async (dir: string, port: number, host: string): Promise<string> => {
  const plan = readPlan(dir);
  await listen(createSiteServer(dir, plan), port, host === "localhost" ? "127.0.0.1" : host);
  // A machine without IPv6 has no second address.
  if (host === "localhost") await listen(createSiteServer(dir, plan), port, "::1").catch(() => undefined);
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}${plan.basePath}`;
};

export const wantedFrom = (args: string[], env: NodeJS.ProcessEnv) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { port: { type: "string" }, host: { type: "string" } },
      allowPositionals: true,
    });
    const port = chosenPort(values.port ?? env["PORT"]);
    if (typeof port === "string") return port;
    const [dir = join(import.meta.dirname, "..", "build", "client")] = positionals;
    if (!existsSync(planFile(dir))) return `There is no built site in ${dir}: run npm run build first.`;
    return { dir, port, host: values.host ?? env["HOST"] ?? "localhost" };
  } catch (error) {
    const [, option] = /option '(-[^' ]*)/i.exec(String(error)) ?? [];
    const what = option === undefined ? "This cannot be read" : `"${option}" is no option here, or lacks its value`;
    return `${what}. Say: npm run serve -- [folder] [--port ${usualPort}] [--host localhost]`;
  }
};

if (import.meta.main) {
  const wanted = wantedFrom(process.argv.slice(2), process.env);
  if (typeof wanted === "string") {
    console.error(wanted);
    process.exitCode = 1;
  } else {
    const fault = await portFault(wanted.port, wanted.host);
    if (fault === undefined) console.log(`Serving ${await startServing(wanted.dir, wanted.port, wanted.host)}`);
    else {
      console.error(fault);
      process.exitCode = 1;
    }
  }
}
