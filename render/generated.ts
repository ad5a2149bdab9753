import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cards, content, ldContext, rawContent, updated } from "../app/site.ts";
import { pipeline } from "../app/pipeline.ts";
import { viewerPhotos } from "../app/viewer-photos.ts";
import { manifestText } from "../hosting/manifest.ts";
import { hashedName, writeInto } from "../hosting/output-files.ts";
import { photosFile } from "../site/addresses/photos.ts";
import { pictureFolder } from "../site/addresses/published.ts";
import { searchEntries } from "../site/compile/search/list.ts";
import { feedTexts } from "../site/feeds/feed.ts";
import { iconFiles } from "../site/icons/make.ts";
import { screenshotsOf } from "../site/icons/screenshots.ts";
import { modelFiles } from "../site/models/files.ts";

type Bytes = string | Buffer;

const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};

export const searchList = once(async () => {
  const { thumbnail, photoInfo } = pipeline;
  const images = { thumbnail: (file: string, imgUrl: string) => thumbnail(join(dirname(file), imgUrl)), photoInfo };
  const text = JSON.stringify(await searchEntries(content, images));
  return { name: hashedName("search.json", text), text };
});

/** Maps the path of each generated file to the function that generates it. */
const makers = once(async () => {
  const { site, theme } = rawContent;
  const { address } = ldContext;
  const files = new Map<string, () => Bytes | Promise<Bytes>>();
  if (rawContent.photography) files.set(photosFile, viewerPhotos);
  const search = await searchList();
  files.set(`/${search.name}`, () => search.text);
  const feeds = await feedTexts({ content: rawContent, address, pipeline, updated });
  for (const [path, text] of feeds) files.set(path, () => text);
  for (const [name, make] of await iconFiles(rawContent)) files.set(`/${name}`, make);
  for (const [name, file] of modelFiles(rawContent)) files.set(`/${name}`, () => readFile(file));
  const screenshots = await screenshotsOf(site);
  for (const { file, shown } of screenshots) files.set(`/${shown.src}`, () => readFile(file));
  const manifest = { site, theme, screenshots: screenshots.map(({ shown }) => shown), basePath: address.basePath };
  files.set("/manifest.webmanifest", () => manifestText(manifest));
  return files;
});

/** For the dev server, which generates a file on request, after its page has referenced it. */
export const generatedFile = async (path: string): Promise<Bytes | undefined> => {
  const pictures = `/${pictureFolder}`;
  if (!path.startsWith(pictures)) return (cards.files().get(path) ?? (await makers()).get(path))?.();
  const made = await pipeline.file(path.slice(pictures.length));
  return made && readFile(made.path);
};

/** The owner's own file replaces a generated one. */
export const publishGenerated = async (outDir: string): Promise<void> => {
  for (const [path, make] of [...(await makers()), ...cards.files()]) {
    if (!existsSync(join(outDir, path))) await writeInto(outDir, path, await make());
  }
  await pipeline.publish(join(outDir, pictureFolder));
};
