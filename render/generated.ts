import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withFinalLinks } from "../app/links.ts";
import { cards, content, known, plain, updated } from "../app/site.ts";
import { studio } from "../app/studio.ts";
import { viewerFiles } from "../app/viewer-photos.ts";
import { cardFolder, hashedFolder, modelFolder, pictureFolder } from "../site/addresses/published.ts";
import { searchEntries } from "../site/compile/search/list.ts";
import { feedTexts } from "../site/feeds/files.ts";
import { iconFiles } from "../site/icons/make.ts";
import { screenshotsOf } from "../site/icons/screenshots.ts";
import { modelFiles } from "../site/models/files.ts";
import { manifestText } from "../hosting/manifest.ts";
import { writeInto } from "../hosting/output-files.ts";

type Bytes = string | Buffer;

/** Files of one kind: the dev server makes one on request, a build all of them. Names have no leading slash. */
type Maker = {
  test: RegExp;
  file: (name: string) => Promise<Bytes | undefined>;
  publish: (outDir: string) => Promise<void>;
};

type Files = ReadonlyMap<string, () => Promise<Bytes | undefined> | Bytes>;

/** A file of the owner's own takes the place of one that would be made. */
const filesOf = (test: RegExp, list: () => Promise<Files>): Maker => ({
  test,
  file: async (name) => (await list()).get(name)?.(),
  publish: async (outDir) => {
    for (const [name, make] of await list()) {
      const bytes = existsSync(join(outDir, name)) ? undefined : await make();
      if (bytes !== undefined) await writeInto(outDir, name, bytes);
    }
  },
});

const withoutSlash = (files: Files): Files =>
  new Map([...files].map(([name, make]) => [name.replace(/^\//, ""), make]));

const texts = (made: Iterable<[string, Bytes]>): Files =>
  withoutSlash(new Map([...made].map(([name, text]) => [name, () => text])));

const under = (folder: string) => new RegExp(`^${folder}`);

const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};

export const searchList = once(async () => {
  const { thumbnail, photoInfo } = studio;
  const look = { thumbnail: (file: string, imgUrl: string) => thumbnail(join(dirname(file), imgUrl)), photoInfo };
  const text = JSON.stringify(withFinalLinks(await searchEntries(content, look)));
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { name: `${hashedFolder}search-${hash}.json`, text };
});

/** From each generated file to its maker. Pictures and cards are known when the pages that name them are rendered. */
const makers: Maker[] = [
  filesOf(/^feed\./, async () => texts(await feedTexts({ content: plain, address: known.address, studio, updated }))),
  filesOf(under(`${hashedFolder}search-`), async () => {
    const { name, text } = await searchList();
    return texts([[name, text]]);
  }),
  filesOf(/photos\.json$/, async () => withoutSlash(viewerFiles)),
  filesOf(/^manifest\.webmanifest$/, async () => {
    const screenshots = (await screenshotsOf(plain.site)).map(({ shown }) => shown);
    const text = manifestText({ site: plain.site, theme: plain.theme, screenshots, basePath: known.address.basePath });
    return texts([["manifest.webmanifest", text]]);
  }),
  filesOf(/^screenshots\//, async () => {
    const screenshots = await screenshotsOf(plain.site);
    return new Map(screenshots.map(({ file, shown }) => [shown.src, () => readFile(file)]));
  }),
  filesOf(
    under(modelFolder),
    async () => new Map([...modelFiles(plain)].map(([name, file]) => [name, () => readFile(file)])),
  ),
  filesOf(/\.(svg|ico|png)$/, () => iconFiles(plain)),
  {
    test: under(pictureFolder),
    file: async (name) => {
      const made = await studio.file(name.slice(pictureFolder.length));
      return made && readFile(made.path);
    },
    publish: (outDir) => studio.publish(join(outDir, pictureFolder)),
  },
  {
    test: under(cardFolder),
    file: (name) => cards.file(name.slice(cardFolder.length)),
    publish: (outDir) => cards.publish(join(outDir, cardFolder)),
  },
];

export const generatedFile = async (name: string): Promise<Bytes | undefined> => {
  for (const { test, file } of makers) {
    const bytes = test.test(name) ? await file(name) : undefined;
    if (bytes !== undefined) return bytes;
  }
  return undefined;
};

/** The pages come first, since they name pictures and cards. */
export const publishGenerated = async (outDir: string): Promise<void> => {
  for (const { publish } of makers) await publish(outDir);
};
