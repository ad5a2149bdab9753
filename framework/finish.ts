import { join } from "node:path";
import { siteUpdated } from "../site/compile/updated.ts";
import { loadContent } from "../site/load.ts";
import { canonicalPaths } from "../site/paths.ts";
import { finishOffline } from "../offline/build/finish-offline.ts";
import { basePath } from "../site/base-path.ts";
import { finishSite } from "./finish-site.ts";

/** What the framework calls after its build; the steps themselves are in finish-site.ts. */
export const finish = async (config: { buildDirectory: string; basename: string }): Promise<void> => {
  const content = loadContent();
  const base = basePath(config.basename);
  await finishSite({
    outDir: join(config.buildDirectory, "client"),
    content,
    paths: canonicalPaths,
    updated: new Date(siteUpdated()),
    basePath: base,
    beforeCompress: async (outDir) => {
      const remove = process.env["SERVICE_WORKER"] === "remove";
      await finishOffline({ outDir, site: content.site, redirects: content.redirects, basePath: base, remove });
    },
  });
};
