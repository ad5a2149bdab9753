import { join } from "node:path";
import { compressFiles } from "../hosting/compress.ts";
import { known, plain, updated } from "../app/site.ts";
import { pageChanged } from "../site/changes.ts";
import { pages } from "../site/paths.ts";
import { finishOffline } from "../worker/build/finish-offline.ts";
import { finishSite } from "./finish-site.ts";

/** From the file of a script to one script's text. */
type Compile = (entry: string) => Promise<string>;

/** What needs all that is published: lists of pages, the hosts' files, the worker, smaller copies. */
export const finish = async (outDir: string, compile: Compile): Promise<void> => {
  const listed = [...pages.main, ...pages.topics, ...pages.gallery, ...pages.collections, ...pages.photos];
  await finishSite({
    outDir,
    content: plain,
    pages: pages.all,
    listed: listed.map((path) => ({ path, changed: pageChanged(path, plain, updated) })),
    built: new Date(),
    basePath: known.address.basePath,
  });
  await finishOffline({
    outDir,
    redirects: plain.redirects,
    pages: pages.all,
    wanted: [...pages.main, ...pages.topics, ...pages.aliases],
    compile,
    remove: process.env["SERVICE_WORKER"] === "remove",
  });
  await compressFiles(outDir, join(process.cwd(), ".cache", "compressed"));
};
