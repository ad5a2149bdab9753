import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { isReserved } from "../addresses/published.ts";
import { contentFiles, topicFile } from "../files.ts";
import { type GivenTopic, type PageTable, addressesOf } from "../pages.ts";
import { slug as slugSchema } from "../schema/parts.ts";
import type { Photography } from "../schema/site.ts";
import type { Sources } from "../sources.ts";
import { openFiles } from "./places/follow.ts";
import { placeAt } from "./places/module.ts";
import type { Problem } from "./problems.ts";

export const checkPaths = (
  topics: GivenTopic[],
  { main, absent, gallery, collections, photos }: PageTable,
  problems: Problem[],
) => {
  const owners = new Map<string, string>([
    ...[...main, ...absent, ...gallery].map((path) => [path, "a page of the site"] as const),
    ...collections.map((path) => [path, "a collection of photos"] as const),
    ...photos.map((path) => [path, "a photo of the gallery"] as const),
  ]);
  for (const topic of topics) {
    addressesOf(topic).forEach((path, index) => {
      const field = index === 0 ? "path" : `aliases[${index - 1}]`;
      const owner = owners.get(path);
      if (isReserved(path)) {
        const message = `"${path}" is where the site keeps files of its own: choose another`;
        problems.push({ file: topicFile(topic.slug), field, message });
      } else if (owner) {
        const message = `"${path}" is the address of ${owner}: choose another`;
        problems.push({ file: topicFile(topic.slug), field, message });
      } else owners.set(path, `the topic "${topic.slug}"`);
    });
  }
};

/** The folder in which a topic is written, as far as that can be told, and the place of its slug. */
const writtenIn = (topic: GivenTopic, { topics }: Sources, { follow }: ReturnType<typeof openFiles>) => {
  const spot = follow(contentFiles.index, ["topics", (topics as unknown[]).indexOf(topic), "slug"]);
  const folder = spot && basename(dirname(spot.module.file));
  if (folder === undefined || topicFile(folder) !== spot?.module.file || !slugSchema.safeParse(folder).success) {
    return undefined;
  }
  return { folder, file: spot.module.file, ...placeAt(spot.module.text, spot.node.start) };
};

/** The topics whose slug is wrong, each with its right one: a topic's file is known by it, so nothing else can be said of them. */
export const checkSlugs = (topics: GivenTopic[], sources: Sources, problems: Problem[]): Map<GivenTopic, string> => {
  const files = openFiles();
  const wrong = new Map<GivenTopic, string>();
  const seen = new Map<string, GivenTopic>();
  for (const topic of topics) {
    if (wrong.has(topic)) continue;
    const { slug } = topic;
    const file = topicFile(slug);
    const isThere = existsSync(file);
    const isSound = isThere && topics.filter((other) => other.slug === slug).length === 1;
    const written = isSound ? undefined : writtenIn(topic, sources, files);
    if (written && written.folder !== slug) {
      const { folder, ...place } = written;
      const rename = isThere ? "" : `, or rename the folder to "${slug}"`;
      const message = `a topic's slug is the name of its folder: write "${folder}"${rename}`;
      problems.push({ ...place, field: "slug", message });
      wrong.set(topic, folder);
      continue;
    }
    if (!isThere) {
      const message = `there is no ${file}: a topic's slug is the name of its folder`;
      problems.push({ file, field: "slug", message });
    }
    const first = seen.get(slug);
    if (first) {
      const where = first === topic ? ` in ${contentFiles.topics}` : "";
      problems.push({ file, field: "slug", message: `"${slug}" is listed twice${where}: remove one of the two` });
    }
    seen.set(slug, topic);
  }
  return wrong;
};

export const checkPhotoSlugs = ({ photos: list }: Pick<Photography, "photos">, problems: Problem[]) => {
  const photos = new Map<string, number>();
  list.forEach(({ slug }, index) => {
    const other = photos.get(slug);
    if (other === undefined) photos.set(slug, index);
    else {
      const message = `"${slug}" is also the slug of photos[${other}]: each photo has an address of its own`;
      problems.push({ file: contentFiles.photography, field: `photos[${index}].slug`, message });
    }
  });
};
