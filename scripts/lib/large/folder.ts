import { mkdir, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { inTurn } from "../../../site/pictures/make.ts";
import { type Size, photoFile, photographyOf, redirectsOf, siteOf, topicOf } from "./content.ts";
import { drawPhoto, drawTile } from "./pictures.ts";

/** CONTENT can name the folder that is written here. */

type Define = "defineSite" | "definePhotography" | "defineRedirects" | "defineTopic";

const moduleOf = (define: Define, name: string, value: unknown) =>
  `import { ${define} } from "ridgeline";\n\nexport const ${name} = ${define}(${JSON.stringify(value, undefined, 2)});\n`;

const topicsModule = (slugs: string[]) => {
  const imports = slugs.map((slug, at) => `import { topic as topic${at + 1} } from "./topics/${slug}/topic.ts";\n`);
  return `${imports.join("")}\nexport const topics = [${slugs.map((_, at) => `topic${at + 1}`).join(", ")}];\n`;
};

const indexModule = ({ photos }: Size) =>
  [
    'export { site } from "./site.ts";\n',
    photos > 0 ? 'export { photography } from "./photography/photography.ts";\n' : "",
    'export { topics } from "./topics.ts";\n',
    'export { redirects } from "./redirects.ts";\n',
  ].join("");

export const largeTexts = (size: Size): Map<string, string> => {
  const topics = Array.from({ length: size.topics }, (_, index) => topicOf(index, size));
  return new Map([
    ["index.ts", indexModule(size)],
    ["site.ts", moduleOf("defineSite", "site", siteOf(size))],
    ["redirects.ts", moduleOf("defineRedirects", "redirects", redirectsOf(size))],
    ["topics.ts", topicsModule(topics.map(({ slug }) => slug))],
    ...(size.photos > 0
      ? ([["photography/photography.ts", moduleOf("definePhotography", "photography", photographyOf(size))]] satisfies [
          string,
          string,
        ][])
      : []),
    ...topics.flatMap((topic, index): [string, string][] => [
      [`topics/${topic.slug}/topic.ts`, moduleOf("defineTopic", "topic", topic)],
      [`topics/${topic.slug}/tile.svg`, drawTile(index + 1)],
    ]),
  ]);
};

export const writeLarge = async (folder: string, size: Size, megapixels: number): Promise<void> => {
  for (const part of ["topics", "photography"]) await rm(join(folder, part), { recursive: true, force: true });
  for (const [name, text] of largeTexts(size)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const photos = Array.from({ length: size.photos }, (_, index) => index);
  await inTurn(photos, availableParallelism(), async (index) =>
    writeFile(join(folder, "photography", photoFile(index)), await drawPhoto(index + 1, megapixels)),
  );
};
