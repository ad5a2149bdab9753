import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { buildFolder } from "../../framework/build-folder.ts";
import { type Site, lyingIn, madeOf, settingsFrom } from "./made-of.ts";
import { type Result, type RunOptions, reactRouter, root, wrongSetting } from "./run.ts";

/** Beside what was built lies what it was made of. */
const markName = "made-of.json";

type Mark = { of: string; lies: string };

/** What cannot be read is no reason to stop: the build itself says what is wrong, or makes it new. */
const orNothing = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

type Work = Omit<Site, "now"> & {
  out: string;
  force?: boolean;
  now?: () => Date;
  build: () => Promise<Result>;
  say?: (line: string) => void;
};

/** Builds a site, unless it lies there as it would be built again. */
export const buildUnlessBuilt = async (work: Work): Promise<Result> => {
  const { out, force = false, now = () => new Date(), build, say = console.log } = work;
  const file = join(out, markName);
  const madeNow = () => orNothing(() => madeOf({ ...work, now: now() }));
  const lies = () => orNothing(() => lyingIn(out, markName));
  const of = madeNow();
  const mark = orNothing(() => JSON.parse(readFileSync(file, "utf8")) as Partial<Mark>);
  if (!force && mark?.lies !== undefined && mark.of === of && mark.lies === lies()) {
    const output = `Nothing has changed since ${relative(work.root, out)}/ was built: npm run build -- --force builds it anew.`;
    say(output);
    return { code: 0, output };
  }
  // A build that is broken off must not be taken for a site.
  rmSync(file, { force: true });
  const result = await build();
  // Whoever edits meanwhile has a site of before, of after or of both.
  if (result.code === 0 && of !== undefined && madeNow() === of) {
    const made: Partial<Mark> = { of, lies: lies() };
    orNothing(() => writeFileSync(file, `${JSON.stringify(made)}\n`));
  }
  return result;
};

/** `--force` is for us. Other arguments go to the framework, which may make another site of the same files. */
export const buildSite = (args: string[] = [], options: RunOptions = { live: true }): Promise<Result> => {
  const others = args.filter((arg) => arg !== "--force");
  const build = () => reactRouter("build", others, options);
  if (others.length > 0 || wrongSetting() !== undefined) return build();
  const settings = settingsFrom(process.env, options.env);
  return buildUnlessBuilt({
    root,
    content: resolve(root, settings["CONTENT"] || "content"),
    out: resolve(root, buildFolder(root, settings["BUILD_DIR"])),
    settings,
    force: args.length > 0,
    build,
    ...(options.live ? {} : { say: () => {} }),
  });
};
