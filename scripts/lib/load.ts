import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type Socket, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.ts";

export type Load = {
  port: number;
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type LoadResult = { requests: number; bytes: number; errors: number; seconds: number };

const wrkScript = ({ paths }: Load) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(", ")} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
done = function(summary)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d\\n", summary.requests, summary.bytes,
    e.connect + e.read + e.write + e.status + e.timeout, summary.duration))
end
`;

/** wrk drives the server harder than Node can, so it is used where it is installed. */
const loadWithWrk = async (load: Load): Promise<LoadResult> => {
  const folder = mkdtempSync(join(tmpdir(), "load-"));
  const script = join(folder, "paths.lua");
  writeFileSync(script, wrkScript(load));
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const size = ["-t", "2", "-c", String(load.connections), "-d", `${load.seconds}s`];
  const { code, output } = await run("wrk", [...size, "-s", script, ...headers, `http://127.0.0.1:${load.port}/`]);
  rmSync(folder, { recursive: true });
  const numbers = /^RESULT (\d+) (\d+) (\d+) (\d+)$/m.exec(output)?.slice(1).map(Number);
  if (code !== 0 || !numbers) throw new Error(`wrk failed:\n${output}`);
  const [requests = 0, bytes = 0, errors = 0, micro = 1] = numbers;
  return { requests, bytes, errors, seconds: micro / 1e6 };
};

const driveConnection = (load: Load, result: LoadResult, isOver: () => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    let next = Math.floor(Math.random() * load.paths.length);
    let missing = 0;
    let isLast = false;
    let isWell = true;
    const headers = Object.entries(load.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const ask = (socket: Socket) =>
      socket.write(`GET ${load.paths[next++ % load.paths.length]} HTTP/1.1\r\nHost: bench\r\n${headers.join("")}\r\n`);
    const socket = connect(load.port, "127.0.0.1", () => ask(socket));
    socket.on("data", (chunk: Buffer) => {
      result.bytes += chunk.length;
      if (missing > 0) missing -= chunk.length;
      else {
        const end = chunk.indexOf("\r\n\r\n");
        const head = chunk.subarray(0, Math.max(end, 0)).toString("latin1");
        isLast = /^connection: close/im.test(head);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
        if (!head.startsWith("HTTP/1.1 200") || Number.isNaN(length))
          return void socket.destroy(new Error("Bad answer"));
        missing = length - (chunk.length - end - 4);
      }
      if (missing > 0) return;
      result.requests += 1;
      if (isLast || isOver()) socket.destroy();
      else ask(socket);
    });
    socket.on("error", () => {
      isWell = false;
      result.errors += 1;
    });
    socket.on("close", () => resolve(isWell));
  });

const loadWithNode = async (load: Load): Promise<LoadResult> => {
  const began = performance.now();
  const result = { requests: 0, bytes: 0, errors: 0, seconds: 0 };
  const isOver = () => performance.now() - began > load.seconds * 1000;
  // Servers end a connection after a number of answers, and browsers open another.
  const drive = async () => {
    while (!isOver() && (await driveConnection(load, result, isOver)));
  };
  await Promise.all(Array.from({ length: load.connections }, drive));
  return { ...result, seconds: (performance.now() - began) / 1000 };
};

export const hasWrk = () => existsSync("/usr/bin/wrk");

export const applyLoad = (load: Load): Promise<LoadResult> => (hasWrk() ? loadWithWrk(load) : loadWithNode(load));

/** The memory, in megabytes, belongs to the process and its children alone or is shared fairly. */
export const memoryOf = (pid: number): number => {
  const pids = [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number)];
  const kilobytes = pids.filter(Boolean).map((id) => {
    const rollup = readFileSync(`/proc/${id}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
};
