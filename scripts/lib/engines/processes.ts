import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** What a program that does not answer is doing: its processes, each with its state and its use of the processor. */

type Process = { id: number; parent: number; name: string; state: string; ticks: number };

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; elsewhere there is nothing to read. */
const read = (id: string): Process[] => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const name = stat.slice(stat.indexOf("(") + 1, end);
    const [state = "", parent, ...numbers] = stat.slice(end + 2).split(" ");
    return [{ id: Number(id), parent: Number(parent), name, state, ticks: Number(numbers[9]) + Number(numbers[10]) }];
  } catch {
    return [];
  }
};

const readAll = (): Process[] => {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(read);
  } catch {
    return [];
  }
};

const family = (all: Process[], own: Process): Process[] => [
  own,
  ...all.filter(({ parent }) => parent === own.id).flatMap((child) => family(all, child)),
];

/** Such as "WebKitWebDriver S 0 %, MiniBrowser R 100 %". */
export const processesOf = async (id: number): Promise<string> => {
  const before = readAll();
  await pause(1000);
  const after = readAll();
  const ticksOf = new Map(before.map((one) => [one.id, one.ticks]));
  // A tick is a hundredth of a second.
  return after
    .filter((one) => one.id === id)
    .flatMap((one) => family(after, one))
    .map((one) => `${one.name} ${one.state} ${one.ticks - (ticksOf.get(one.id) ?? one.ticks)} %`)
    .join(", ");
};
