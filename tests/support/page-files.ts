import { posix } from "node:path";
import { pageHtml, readText } from "./site.ts";

/** Which files a page brings along, read from the files themselves. */

// Static imports only: what is imported on demand is not part of a page's first load.
const staticImport = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+\s*from\s*)?["']([^"']+\.js)["']/g;
// What keeps a page for offline use comes when all else has come, and starts nothing of it.
const scriptAddress = /(?<!"offline":)["'](\/assets\/[^"']+\.js)["']/g;

const unique = (values: string[]) => [...new Set(values)];

const importsOf = (file: string) =>
  [...readText(file).matchAll(staticImport)].map(([, target = ""]) =>
    target.startsWith("/") ? target : posix.join(posix.dirname(file), target),
  );

const withImports = (named: RegExpExecArray[]): string[] => {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const target of importsOf(file)) visit(target);
  };
  for (const [, file = ""] of named) visit(file);
  return [...found];
};

/** Every script that starts with the page: those its HTML names, and all that they import. */
export const scriptsOf = (path: string): string[] => withImports([...pageHtml(path).matchAll(scriptAddress)]);

/** The scripts that a page runs which is only read. */
export const readersScriptsOf = (path: string): string[] =>
  withImports([...pageHtml(path).matchAll(/"offline":"([^"]+)"/g)]);

// The framework marks a stylesheet that is also loaded on demand with a # at its end.
export const stylesOf = (path: string) =>
  unique([...pageHtml(path).matchAll(/<link rel="stylesheet" href="([^"#]+)#?"/g)].map((match) => match[1] ?? ""));

/** Addresses in a page's stylesheets. */
export const styleAddresses = (path: string) =>
  unique(
    stylesOf(path).flatMap((file) =>
      [...readText(file).matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, target = ""]) => {
        if (/^(data:|https?:|\/)/.test(target)) return target;
        return posix.join(posix.dirname(file), target);
      }),
    ),
  );

export const fontsOf = (path: string) => styleAddresses(path).filter((file) => file.endsWith(".woff2"));

/** The kinds of blocks on a page that do something: these may bring scripts and styles of their own along. */
export const livelyKinds = (path: string): string[] =>
  unique(
    [...(/"lively":\[([^\]]*)\]/.exec(pageHtml(path))?.[1] ?? "").matchAll(/"(.+?)"/g)].map(([, kind = ""]) => kind),
  );

export const isLively = (path: string) => livelyKinds(path).length > 0;

/** What one such kind may weigh, and on a page of the shipped content all of them. */
export const livelyRoom = { scripts: 9_000, styles: 1_800 };
