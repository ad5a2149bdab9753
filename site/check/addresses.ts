import { existsSync } from "node:fs";
import { isReserved } from "../addresses/published.ts";
import { contentFiles, topicFile } from "../files.ts";
import { type GivenTopic, type PageTable, addressesOf } from "../pages.ts";
import type { Photography } from "../schema/site.ts";
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

/** The topics whose slug is wrong: a topic's file is known by it, so nothing else can be said of them. */
export const checkSlugs = (topics: GivenTopic[], problems: Problem[]): Set<GivenTopic> => {
  const wrong = new Set<GivenTopic>();
  const seen = new Map<string, GivenTopic>();
  for (const topic of topics) {
    const { slug } = topic;
    const file = topicFile(slug);
    if (!existsSync(file)) {
      const message = `there is no ${file}: a topic's slug is the name of its folder`;
      problems.push({ file: contentFiles.topics, field: "slug", message });
      wrong.add(topic);
    }
    const first = seen.get(slug);
    if (first) {
      const where = first === topic ? ` in ${contentFiles.topics}` : "";
      problems.push({ file, field: "slug", message: `"${slug}" is listed twice${where}: remove one of the two` });
      if (first !== topic) wrong.add(topic);
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
