import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../vite/after-build/output-files.ts";
import { nginxConfig } from "../vite/after-build/nginx.ts";
import { applyLoad, hasWrk, memoryOf } from "./lib/load.ts";
import { freePort, needNginx, startNginx } from "./lib/nginx.ts";
import { root } from "./lib/run.ts";
import { readPlan } from "./serve/server.ts";

/** `npm run bench:hosting`: nginx with the site's configuration beside a plain one, over the same files, under load. */

const connections = 200;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 30);
const outDir = join(root, "build", "client");

const nginx = await needNginx();
if (!nginx) {
  console.error("nginx is needed for this benchmark: install it (on Debian: apt install nginx-light).");
  process.exit(1);
}

const plan = readPlan(outDir);
const files = await listFiles(outDir);
const sample = (ending: string, count: number) =>
  files.filter((file) => file.startsWith("assets/") && file.endsWith(ending)).slice(0, count);
const pages = Object.keys(plan.scripts).filter((path) => !path.includes("."));
const paths = [
  ...pages.map((path) => (path === "/" ? path : `${path}/`)),
  ...[...sample(".css", 4), ...sample(".js", 8), ...sample(".woff2", 2), ...sample(".avif", 6)].map(
    (file) => `/${file}`,
  ),
].map((path) => `${plan.basePath.slice(0, -1)}${path}`);

const plain = (port: number) => `
  include /etc/nginx/mime.types;
  sendfile on;
  keepalive_timeout 65;
  server { listen 127.0.0.1:${port}; root "${outDir}"; index index.html; }
`;

const own = (port: number) => nginxConfig(plan, { listen: [`127.0.0.1:${port}`], serverName: "_", root: outDir });

const measure = async (name: string, config: (port: number) => string) => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const port = await freePort();
  const server = await startNginx(nginx, folder, port, config(port));
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(server.pid))), 500);
  const headers = { "Accept-Encoding": "gzip, deflate, br" };
  // A short run first, so that both start with warm caches.
  await applyLoad({ port, paths, headers, connections, seconds: 2 });
  const result = await applyLoad({ port, paths, headers, connections, seconds });
  clearInterval(watch);
  await server.stop();
  rmSync(folder, { recursive: true });
  const rate = result.requests / result.seconds;
  const perRequest = result.bytes / Math.max(1, result.requests) / 1024;
  console.log(
    `${name.padEnd(16)} ${rate.toFixed(0).padStart(8)} requests/s ${perRequest.toFixed(1).padStart(7)} KB each ` +
      `${String(result.errors).padStart(4)} errors ${memory.toFixed(1).padStart(6)} MB`,
  );
  return { rate, errors: result.errors };
};

if (plan.basePath !== "/") throw new Error("Build without BASE_PATH first: a plain configuration knows no sub-path.");
console.log(
  `${connections} connections, ${seconds} s each, ${paths.length} addresses, driven by ${hasWrk() ? "wrk" : "Node"}`,
);
const plainResult = await measure("plain nginx", plain);
const ownResult = await measure("this site's", own);
console.log(`ratio ${(ownResult.rate / plainResult.rate).toFixed(2)}`);
process.exitCode = ownResult.errors > 0 ? 1 : 0;
