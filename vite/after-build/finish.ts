import { join } from "node:path";
import { siteUpdated } from "../../app/views/updated.server.ts";
import { loadContent } from "../../content/load.server.ts";
import { canonicalPaths } from "../../content/paths.ts";
import { finishOffline } from "../offline/finish-offline.ts";
import { basePath } from "./base-path.ts";
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
