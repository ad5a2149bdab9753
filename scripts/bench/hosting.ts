import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxLocation, nginxMaps } from "../../hosting/nginx.ts";
import { ownServer } from "../../hosting/own-server.ts";
import { askedPaths } from "../lib/asked-paths.ts";
import { applyLoad, hasWrk, memoryOf } from "../lib/load.ts";
import { nginx, startNginx } from "../lib/nginx.ts";
import { freePort } from "../lib/port.ts";
import { root } from "../lib/run.ts";
import { needTool } from "../lib/tools.ts";
import { readPlan } from "../../hosting/serve/server.ts";

/** `npm run bench -- hosting`: nginx with the site's configuration beside a plain one, over the same files, under load. */

const connections = 200;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 30);
const outDir = join(root, "build", "client");

const server = await needTool({ ...nginx, use: "this benchmark" });
if ("problem" in server) {
  console.error(server.problem);
  process.exit(1);
}

const plan = readPlan(outDir);
const paths = await askedPaths(outDir, plan);

const plain = (port: number) => `
  include /etc/nginx/mime.types;
  sendfile on;
  keepalive_timeout 65;
  server { listen 127.0.0.1:${port}; root "${outDir}"; index index.html; }
`;

const target = { ...ownServer("https://bench.example", plan.basePath), root: outDir };
const own = (port: number) => `
  ${nginxMaps(plan, target)}
  server { listen 127.0.0.1:${port}; ${nginxLocation(plan, target)} }
`;

const rounds = 3;

type Contender = { name: string; port: number; pid: number; stop: () => Promise<void> };

const startContender = async (name: string, config: (port: number) => string): Promise<Contender> => {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const port = await freePort();
  const { pid, stop } = await startNginx(server.path, folder, port, config(port));
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
  return { name, port, pid, stop: end };
};

const measure = async ({ name, port, pid }: Contender, forSeconds: number) => {
  const headers = { "Accept-Encoding": "gzip, deflate, br" };
  const result = await applyLoad({ port, paths, headers, connections, seconds: forSeconds });
  return { name, ...result, memory: memoryOf(pid) };
};

if (plan.basePath !== "/") throw new Error("Build without BASE_PATH first: a plain configuration knows no sub-path.");
console.log(
  `${connections} connections, ${seconds} s each in ${rounds} turns, ${paths.length} addresses, driven by ${hasWrk() ? "wrk" : "Node"}`,
);
const contenders = [await startContender("plain nginx", plain), await startContender("this site's", own)];
for (const contender of contenders) await measure(contender, 2);
// The two take turns, so that a busy moment of the machine does not count against one of them alone.
const turns: Awaited<ReturnType<typeof measure>>[] = [];
for (let round = 0; round < rounds; round++) {
  for (const contender of contenders) turns.push(await measure(contender, seconds / rounds));
}
for (const contender of contenders) await contender.stop();

const totals = contenders.map(({ name }) => {
  const mine = turns.filter((turn) => turn.name === name);
  const sum = (key: "requests" | "bytes" | "errors" | "seconds") => mine.reduce((total, turn) => total + turn[key], 0);
  const rate = sum("requests") / sum("seconds");
  const size = sum("bytes") / Math.max(1, sum("requests")) / 1024;
  const memory = Math.max(...mine.map((turn) => turn.memory));
  console.log(
    `${name.padEnd(14)}${rate.toFixed(0).padStart(8)} requests/s${size.toFixed(1).padStart(8)} KB each` +
      `${String(sum("errors")).padStart(5)} errors${memory.toFixed(1).padStart(7)} MB`,
  );
  return { rate, errors: sum("errors") };
});
const [plainTotal, ownTotal] = totals;
console.log(`ratio ${((ownTotal?.rate ?? 0) / (plainTotal?.rate ?? 1)).toFixed(2)}`);
process.exitCode = totals.some(({ errors }) => errors > 0) ? 1 : 0;
