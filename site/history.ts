import { execFileSync } from "node:child_process";
import { contentFolder } from "./folder.ts";

export type History = {
  /** Folders stand for all that is in them. */
  changed: (...files: string[]) => string | undefined;
  begun: (...files: string[]) => string | undefined;
  /** Each line has the time at which it came to read so. */
  lines: (file: string) => Line[];
};

export type Line = { date: string; text: string };

type Change = { date: string; files: string[] };

const ask = (...question: string[]) =>
  execFileSync("git", ["-C", contentFolder || ".", "-c", "core.quotepath=off", ...question], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  });

const inUtc = (date: string) => `${new Date(date).toISOString().slice(0, 19)}Z`;

const readChanges = (): Change[] => {
  try {
    // A clone without its past would call everything new.
    if (ask("rev-parse", "--is-shallow-repository").trim() !== "false") return [];
    const log = ask("log", "--relative", "--name-only", "--no-renames", "--format=%x00%cI", "--", ".");
    return log
      .split("\0")
      .slice(1)
      .map((entry) => {
        const [date = "", ...files] = entry.split("\n").filter((line) => line !== "");
        return { date: inUtc(date), files: files.map((file) => `${contentFolder}/${file}`) };
      });
  } catch {
    return [];
  }
};

const stamp = (seconds: string) => inUtc(new Date(Number(seconds) * 1000).toISOString());

/** `git blame --porcelain` tells of a commit once, and begins a line with a tab. */
export const linesOf = (blame: string): Line[] => {
  const dates = new Map<string, string>();
  let commit = "";
  return blame.split("\n").flatMap((row) => {
    if (row.startsWith("\t")) return [{ date: dates.get(commit) ?? "", text: row.slice(1) }];
    const [name = "", value = ""] = row.split(" ");
    if (/^[0-9a-f]{40,}$/.test(name)) commit = name;
    if (name === "committer-time") dates.set(commit, stamp(value));
    return [];
  });
};

const readLines = (file: string): Line[] => {
  try {
    return linesOf(ask("blame", "--porcelain", "-w", "-M", "HEAD", "--", file.slice(contentFolder.length + 1)));
  } catch {
    return [];
  }
};

export const historyOf = (changes: Change[], lines: History["lines"] = () => []): History => {
  const touches = (names: string[]) => (change: Change) =>
    change.files.some((file) => names.some((name) => file === name || file.startsWith(`${name}/`)));
  return {
    changed: (...names) => changes.find(touches(names))?.date,
    begun: (...names) => changes.findLast(touches(names))?.date,
    lines,
  };
};

const readHistory = (): History => {
  const changes = readChanges();
  const read = new Map<string, Line[]>();
  return historyOf(changes, (file) => {
    const found = read.get(file) ?? (changes.length > 0 ? readLines(file) : []);
    read.set(file, found);
    return found;
  });
};

let known: History | undefined;

/** A build reads the history for every page: it is asked for once. */
export const contentHistory = (): History => (known ??= readHistory());
