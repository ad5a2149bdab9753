import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { nginxLocation, nginxMaps } from "../../hosting/nginx.ts";
import { ownServer } from "../../hosting/own-server.ts";
import { planFile, readPlan } from "../../hosting/serve/server.ts";
import { askedPaths } from "../lib/asked-paths.ts";
import { applyLoad, memoryOf } from "../lib/load.ts";
import { nginx, startNginx } from "../lib/nginx.ts";
import { freePort, isUp } from "../lib/port.ts";
import { root } from "../lib/run.ts";
import { needTool } from "../lib/tools.ts";

/**
 * `npm run bench -- load [FOLDER] [--connections 200] [--seconds 30]`: holds `npm run serve` and nginx with the site's
 * configuration under load, and counts what went wrong and what their memory was before and after.
 */

const { values, positionals } = parseArgs({
  options: { connections: { type: "string", default: "200" }, seconds: { type: "string", default: "30" } },
  allowPositionals: true,
});
const [connections, seconds] = [Number(values.connections), Number(values.seconds)];
const outDir = resolve(positionals[0] ?? join(root, "build", "client"));

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};
if (!(connections >= 1 && seconds >= 1)) stop("--connections and --seconds: expected numbers from 1 on");
if (!existsSync(planFile(outDir))) stop(`There is no built site in ${outDir}: run npm run build first.`);

const plan = readPlan(outDir);
const paths = await askedPaths(outDir, plan);

type Server = { name: string; port: number; pid: number; stop: () => Promise<unknown> };

const startServe = async (): Promise<Server> => {
  const port = await freePort();
  const script = join(root, "scripts", "serve.ts");
  const child = spawn(process.execPath, [script, outDir, "--port", String(port), "--host", "127.0.0.1"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((done) => child.once("close", done));
  if (!(await isUp(port))) stop("npm run serve did not start");
  return { name: "npm run serve", port, pid: child.pid ?? 0, stop: () => (child.kill("SIGTERM"), ended) };
};

const startOurNginx = async (program: string): Promise<Server> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "load-"));
  const target = { ...ownServer("https://bench.example", plan.basePath), root: outDir };
  const site = `${nginxMaps(plan, target)} server { listen 127.0.0.1:${port}; ${nginxLocation(plan, target)} }`;
  const started = await startNginx(program, folder, port, site);
  const end = async () => {
    await started.stop();
    rmSync(folder, { recursive: true });
  };
  return { name: "nginx", port, pid: started.pid, stop: end };
};

/** What a server takes before anybody has come is not what it takes at work, so a short load comes first. */
const warmUp = Math.min(5, seconds);

const measure = async ({ name, port, pid }: Server) => {
  const load = { port, paths, headers: { "Accept-Encoding": "gzip, deflate, br" }, connections };
  await applyLoad({ ...load, seconds: warmUp });
  const before = memoryOf(pid);
  const { requests, errors } = await applyLoad({ ...load, seconds });
  const after = memoryOf(pid);
  console.log(
    `${name.padEnd(14)}${String(requests).padStart(9)} answers${String(errors).padStart(5)} errors, memory ` +
      `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after: ${(after / before).toFixed(2)} times`,
  );
  return errors;
};

console.log(`${connections} connections, ${seconds} s, ${paths.length} addresses`);
const program = await needTool({ ...nginx, use: "its part of the load" });
if ("problem" in program) console.error(program.problem);
const starts = [startServe, ...("problem" in program ? [] : [() => startOurNginx(program.path)])];
let errors = 0;
for (const start of starts) {
  const server = await start();
  errors += await measure(server);
  await server.stop();
}
process.exitCode = errors > 0 ? 1 : 0;
