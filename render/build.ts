import { siteConfig } from "./config.ts";
import { compileScript } from "./compile-script.ts";
import { buildClient } from "./client.ts";
import { openRunner } from "./runner.ts";

/** Makes the whole site in a folder: the browser's files, then the pages, then all that is made of both. */
export const build = async (outDir: string): Promise<void> => {
  const { server, load, readContent } = await openRunner();
  try {
    const content = await readContent();
    const { checkPictures, writePages, publishGenerated, finish } = await load("/render/server.tsx");
    await checkPictures();
    const files = await buildClient(outDir, content);
    await writePages(outDir, files);
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
