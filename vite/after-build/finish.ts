import { join } from "node:path";
import { siteUpdated } from "../../app/views/updated.server.ts";
import { loadContent } from "../../content/load.server.ts";
import { canonicalPaths } from "../../content/paths.ts";
import { basePath } from "./base-path.ts";
import { finishSite } from "./finish-site.ts";

/** What the framework calls after its build; the steps themselves are in finish-site.ts. */
export const finish = (config: { buildDirectory: string; basename: string }): Promise<void> =>
  finishSite({
    outDir: join(config.buildDirectory, "client"),
    content: loadContent(),
    paths: canonicalPaths,
    updated: new Date(siteUpdated()),
    basePath: basePath(config.basename),
  });
