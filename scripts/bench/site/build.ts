import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../../../site/folder.ts";
import { buildSite } from "../../lib/build.ts";
import { root } from "../../lib/run.ts";
import { watchMemory } from "./memory.ts";
import { median, rounded } from "./numbers.ts";
import type { Build } from "./results.ts";

/**
 * A build has nothing kept from builds before, nothing changed, one text changed, or one photograph changed. It works
 * on a copy of the content and leaves the site's own build and cache as they are.
 */

const cache = join(root, ".cache");
const work = join(cache, "bench");
const aside = join(work, "aside");
const content = join(work, "content");
const output = join(work, "build");

const keptAside = () => (existsSync(aside) ? readdirSync(aside) : []);

const putBack = () => {
  for (const name of keptAside()) {
    rmSync(join(cache, name), { recursive: true, force: true });
    renameSync(join(aside, name), join(cache, name));
  }
  rmSync(aside, { recursive: true, force: true });
};

const tidyUp = () => {
  putBack();
  for (const folder of [content, output]) rmSync(folder, { recursive: true, force: true });
};

const putAside = () => {
  mkdirSync(aside, { recursive: true });
  for (const name of readdirSync(cache).filter((one) => one !== "bench"))
    renameSync(join(cache, name), join(aside, name));
};

const largest = (pattern: RegExp): string | undefined =>
  readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(join(entry.parentPath, entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)[0];

const changeText = async (turn: number) => {
  const file = largest(/topic\.ts$/) ?? largest(/\.ts$/);
  if (file === undefined) return false;
  const text = readFileSync(file, "utf8");
  // As long as before: a text has a longest length.
  const changed = text.replace(/(\b(?:lede|description):\s*")./, `$1${turn}`);
  writeFileSync(file, changed === text ? `${text}// ${turn}\n` : changed);
  return true;
};

const changePhoto = async (turn: number) => {
  const file = largest(/\.jpe?g$/i);
  if (file === undefined) return false;
  const changed = sharp(readFileSync(file)).modulate({ brightness: 1 + turn / 100 });
  writeFileSync(file, await changed.keepMetadata().jpeg({ quality: 95 }).toBuffer());
  return true;
};

const buildOnce = async (args: string[]): Promise<{ seconds: number; megabytes: number | undefined }> => {
  let peak: () => number | undefined = () => undefined;
  const began = performance.now();
  const { code, output: said } = await buildSite(args, {
    env: { CONTENT: content, BUILD_DIR: output },
    onStart: (pid) => (peak = watchMemory(pid)),
  });
  const seconds = rounded((performance.now() - began) / 1000, 1);
  const megabytes = peak();
  if (code !== 0) throw new Error(`the build failed: ${said.trim().split("\n").at(-1)}`);
  return { seconds, megabytes };
};

type Way = { name: string; times: number; change: (turn: number) => Promise<boolean>; args?: string[] };

const nothing = async () => true;

const waysFor = (runs: number): Way[] => {
  const times = Math.min(3, runs);
  return [
    { name: "cold", times: 1, change: nothing },
    { name: "nothing changed", times, change: nothing },
    { name: "nothing changed, made anew", times, change: nothing, args: ["--force"] },
    { name: "one text changed", times, change: changeText },
    { name: "one photograph changed", times, change: changePhoto },
  ];
};

const measureWay = async ({ name, times, change, args = [] }: Way): Promise<Build | undefined> => {
  const builds: Awaited<ReturnType<typeof buildOnce>>[] = [];
  for (let turn = 1; turn <= times; turn++) {
    if (!(await change(turn))) return undefined;
    const build = await buildOnce(args);
    builds.push(build);
    console.log(`build, ${name} ${turn}/${times}: ${build.seconds} s, ${build.megabytes ?? "?"} MB at most`);
  }
  const held = builds.flatMap(({ megabytes }) => megabytes ?? []);
  const seconds = rounded(median(builds.map((build) => build.seconds)), 1);
  return { times, seconds, ...(held.length > 0 ? { megabytes: Math.max(...held) } : {}) };
};

export const measureBuild = async (runs: number): Promise<Record<string, Build>> => {
  // A run that was broken off may have left things lying.
  tidyUp();
  cpSync(join(root, contentFolder), content, { recursive: true });
  process.on("exit", tidyUp);
  const found: Record<string, Build> = {};
  try {
    putAside();
    for (const way of waysFor(runs)) {
      const build = await measureWay(way);
      if (build) found[way.name] = build;
    }
  } finally {
    tidyUp();
    process.off("exit", tidyUp);
  }
  return found;
};
