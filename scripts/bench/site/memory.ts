import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

/** A process, its parent, and the memory it holds in kilobytes. */
type Holder = { pid: number; parent: number; kilobytes: number };

/** What a process and all that it started hold together. */
export const heldBy = (root: number, holders: readonly Holder[]): number => {
  const children = Map.groupBy(holders, ({ parent }) => parent);
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + child.kilobytes + below(child.pid), 0);
  return (holders.find(({ pid }) => pid === root)?.kilobytes ?? 0) + below(root);
};

const fromProc = (): Holder[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const of = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: of("PPid"), kilobytes: of("VmRSS") }];
      } catch {
        // The process has ended since it was listed.
        return [];
      }
    });

export const holdersFrom = (listed: string): Holder[] =>
  listed
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));

const fromPs = () => holdersFrom(execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }));

const readers: Partial<Record<NodeJS.Platform, { read: () => Holder[]; pause: number }>> = {
  linux: { read: fromProc, pause: 100 },
  darwin: { read: fromPs, pause: 500 },
};

/** The peak is in megabytes, where the system can tell. */
export const watchMemory = (pid: number): (() => number | undefined) => {
  const reader = readers[process.platform];
  if (!reader) return () => undefined;
  let peak = 0;
  const look = () => (peak = Math.max(peak, heldBy(pid, reader.read())));
  const timer = setInterval(look, reader.pause);
  return () => {
    clearInterval(timer);
    return Math.round(peak / 1024);
  };
};
