import { siteConfig } from "./config.ts";
import { compileScript } from "./compile-script.ts";
import { buildClient } from "./client.ts";
import { openRunner } from "./runner.ts";

/** Makes the whole site in a folder: pages, pictures and the browser's files, then all that is made of them. */
export const build = async (outDir: string): Promise<void> => {
  const { server, load, readContent } = await openRunner();
  try {
    const content = await readContent();
    const { checkPictures, makePages, makePictures, writePages, publishGenerated, finish } =
      await load("/render/server.tsx");
    await checkPictures();
    const pages = await makePages();
    const write = async () => writePages(outDir, pages, await buildClient(outDir, content));
    // Pictures take most of a first build: both cores begin with them.
    await Promise.all([makePictures(), write()]);
    await publishGenerated(outDir);
    await finish(outDir, (entry) =>
      compileScript(
        entry,
        siteConfig(() => content),
      ),
    );
  } finally {
    await server.close();
  }
};
