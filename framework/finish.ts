import { join } from "node:path";
import { publishAlbums } from "../site/albums/make.ts";
import { pageChanged } from "../site/changes.ts";
import { siteUpdated } from "../site/compile/updated.ts";
import { contentHistory } from "../site/history.ts";
import { loadContent } from "../site/load.ts";
import { canonicalPaths, collectionPaths, galleryPaths, mainPages, photoPaths, topicPaths } from "../site/paths.ts";
import { byStanding } from "../site/standing.ts";
import { cardFolder, hashedFolder, pictureFolder } from "../site/addresses/published.ts";
import { finishOffline } from "../offline/build/finish-offline.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { cardsAt } from "./cards.ts";
import { compileScript } from "./compile-script.ts";
import { finishSite } from "./finish-site.ts";
import { iconsAt } from "./icons.ts";
import { publishedType } from "./published-type.ts";
import { putMachineFiles } from "./machines.ts";
import { shrinkRouteTable } from "./route-table.ts";
import { servedFiles } from "../site/public-files.ts";
import { publishModels } from "../site/models/files.ts";
import { publishScreenshots } from "../site/icons/screenshots.ts";
import { studioAt } from "./pictures/studio.ts";

export const finish = async (config: { buildDirectory: string; basename: string }): Promise<void> => {
  const content = loadContent();
  const base = basePath(config.basename);
  const outDir = join(config.buildDirectory, "client");
  const studio = studioAt(process.cwd(), base);
  const told = { content, history: contentHistory(), updated: siteUpdated() };
  await publishAlbums({ content, studio, fonts: publishedType(outDir) }, outDir);
  await studio.publish(join(outDir, pictureFolder));
  publishModels(content, outDir);
  await cardsAt(process.cwd(), base).publish(join(outDir, cardFolder));
  await iconsAt(process.cwd()).publish(outDir);
  const screenshots = await publishScreenshots(content.site, process.cwd(), outDir);
  await finishSite({
    outDir,
    content,
    pages: canonicalPaths.map((path) => ({ path, changed: pageChanged(path, told) })),
    built: new Date(),
    basePath: base,
    cacheDir: join(process.cwd(), ".cache", "compressed"),
    owned: servedFiles(),
    beforeCompress: async () => {
      // Pages' folders have found their place only now, under a base path.
      await putMachineFiles(content, base, outDir);
      await shrinkRouteTable(join(outDir, hashedFolder));
      const remove = process.env["SERVICE_WORKER"] === "remove";
      const { site, theme, redirects } = content;
      await finishOffline({
        outDir,
        site,
        theme,
        screenshots,
        redirects,
        later: [...galleryPaths, ...collectionPaths, ...photoPaths],
        always: mainPages,
        order: byStanding(content, topicPaths, (path) => pageChanged(path, told)),
        basePath: base,
        compile: compileScript,
        remove,
      });
    },
  });
};
