import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { basePath } from "../site/addresses/base-path.ts";

const name = "virtual:lively";
const door = /^app\/features\/([\w-]+)\/block\.tsx$/;

/** This file knows where the doors are; it comes with the first of them. */
const list = "app/blocks/doors.ts";

/** A page that is only read starts this without the app. */
const watcher = "offline/page/watch.ts";

/** What every page has in any case. */
const given = "app/root.tsx";

const withImports = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found.add(key);
};

/**
 * The files of each block that has scripts and styles of its own. A topic has some of them anyway, another page need not:
 * what a page then names twice is taken out of it when it is finished.
 */
export const filesOf = (manifest: Manifest, base: string) => {
  const keys = Object.keys(manifest);
  const known = withImports(manifest, given);
  const entries = keys.flatMap((key) => {
    const [, kind] = door.exec(key) ?? [];
    if (kind === undefined) return [];
    const needed = withImports(manifest, key, withImports(manifest, list));
    const chunks = [...needed].filter((own) => !known.has(own)).map((own) => manifest[own]);
    const scripts = chunks.flatMap((chunk) => (chunk ? [base + chunk.file] : []));
    const styles = chunks.flatMap((chunk) => chunk?.css ?? []).map((file) => base + file);
    return [[kind, { scripts, styles }] as const];
  });
  return Object.fromEntries(entries);
};

/** Pages name the files that their lively blocks bring along; a browser needs no such list. */
export const lively = (): Plugin => ({
  name: "ridgeline:lively",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const { client, ssr } = this.environment.getTopLevelConfig().environments;
    if (this.environment.mode !== "build" || this.environment.name !== "ssr" || !client || !ssr) {
      return 'export const filesOf = {}, offline = "";';
    }
    const manifest = JSON.parse(readFileSync(join(client.build.outDir, ".vite", "manifest.json"), "utf8")) as Manifest;
    const base = basePath();
    const offline = base + (manifest[watcher] ?? this.error(`The browser's build has no ${watcher}.`)).file;
    return `export const filesOf = ${JSON.stringify(filesOf(manifest, base))}, offline = ${JSON.stringify(offline)};`;
  },
});
