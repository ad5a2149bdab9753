import { join } from "node:path";
import { compressFiles } from "../hosting/compress.ts";
import { finishSite } from "../hosting/finish-site.ts";
import { writeInto } from "../hosting/output-files.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { finishOffline } from "../worker/build/finish-offline.ts";
import { pageChanged } from "../site/changes.ts";
import { buildClient } from "./client.ts";
import { compileScript } from "./compile-script.ts";
import { root } from "./config.ts";
import { openRunner } from "./runner.ts";

/** Builds the whole site into a folder: pages, pictures and the browser's files, then everything derived from them. */
export const build = async (outDir: string): Promise<void> => {
  const { server, base, readContent, loadRenderer } = await openRunner();
  try {
    const content = await readContent();
    const renderer = await loadRenderer();
    const rendered = await renderer.makePages();
    const write = async () => renderer.writePages(outDir, rendered, await buildClient(outDir, base, content));
    // Pictures take most of a first build, so start them first, in parallel.
    await Promise.all([renderer.makePictures(), write()]);
    await renderer.publishGenerated(outDir);

    const { pages, updated } = renderer;
    const listed = pages.all.filter((path) => !pages.aliases.includes(path));
    await finishSite({
      outDir,
      content,
      pages: pages.all,
      listed: listed.map((path) => ({ path, changed: pageChanged(path, content, updated) })),
      updated,
      basePath: basePath(),
    });
    const compile = (name: string) => compileScript(base, `worker/worker/${name}`);
    if (process.env["SERVICE_WORKER"] === "remove") {
      // The worker removes itself and its caches, and pages without a version register none: see docs/offline.md.
      await writeInto(outDir, "sw.js", await compile("removal.ts"));
    } else {
      const wanted = [...pages.main, ...pages.topics, ...pages.aliases];
      const code = await compile("worker.ts");
      await finishOffline({ outDir, redirects: content.redirects, pages: pages.all, wanted, code });
    }
    await compressFiles(outDir, join(root, ".cache/compressed"));
  } finally {
    await server.close();
  }
};
