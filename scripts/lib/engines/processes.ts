import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Only Linux has these files, and a process may end before it is read. */
const textOf = (file: string) => {
  try {
    return readFileSync(`/proc/${file}`, "utf8").trim();
  } catch {
    return "";
  }
};

const family = (id: number): number[] => {
  const children = textOf(`${id}/task/${id}/children`).split(" ").filter(Boolean);
  return [id, ...children.flatMap((child) => family(Number(child)))];
};

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: a tick is a hundredth of a second. */
const look = (id: number) => {
  const [, name = "", state = "", numbers = ""] = /\((.*)\) (\w) (.*)/.exec(textOf(`${id}/stat`)) ?? [];
  const [user, system] = numbers.split(" ").slice(10).map(Number);
  return { name, state, ticks: (user ?? 0) + (system ?? 0) };
};

/** What a program that does not answer is doing, such as "WebKitWebDriver S 0 %, MiniBrowser R 100 %". */
export const processesOf = async (id: number): Promise<string> => {
  const before = family(id).map((own) => ({ own, earlier: look(own).ticks }));
  await pause(1000);
  return before
    .map(({ own, earlier }) => ({ ...look(own), earlier }))
    .map(({ name, state, ticks, earlier }) => `${name} ${state} ${ticks - earlier} %`)
    .join(", ");
};
