import { dirname, join } from "node:path";
import { collectionAt, galleryPageAt, galleryPath, photoPath } from "./addresses/photos.ts";
import { contentFiles, topicFile } from "./files.ts";
import type { History } from "./history.ts";
import type { Content } from "./load.ts";
import { addressesOf } from "./pages.ts";

const filesOf = (path: string, { topics, photography }: Content): string[] => {
  const beside = (file: string) => [file, file.replace(/\.ts$/, "")];
  const fixed: Record<string, string[]> = {
    "/": [contentFiles.site, contentFiles.social, join(dirname(contentFiles.site), "home")],
    "/engineering": beside(contentFiles.engineering),
    [galleryPath]: [dirname(contentFiles.photography)],
    "/contact": [contentFiles.contact],
    "/blog": [contentFiles.site, contentFiles.topics],
  };
  const topic = topics.find((candidate) => addressesOf(candidate).includes(path));
  if (topic) return [dirname(topicFile(topic.slug))];
  const photo = photography?.photos.find(({ slug }) => photoPath(slug) === path);
  if (photo) return [join(dirname(contentFiles.photography), photo.imgUrl)];
  return fixed[galleryPageAt(path) || collectionAt(path) ? galleryPath : path] ?? [];
};

/** What a file says of a photo goes from its slug to the next. */
const entryChanged = (slug: string, history: History): string | undefined => {
  const lines = history.lines(contentFiles.photography);
  const slugIn = (text: string) => /\bslug: *["'`]([^"'`]+)/.exec(text)?.[1];
  const first = lines.findIndex(({ text }) => slugIn(text) === slug);
  if (first < 0) return undefined;
  const length = lines.slice(first + 1).findIndex(({ text }) => slugIn(text) !== undefined);
  const own = lines.slice(first, length < 0 ? undefined : first + 1 + length);
  return own.map(({ date }) => date).reduce((latest, date) => (date > latest ? date : latest));
};

const latestOf = (...dates: (string | undefined)[]) =>
  dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);

type Told = {
  content: Content;
  history: History;
  /** Pages of which nothing is known have the time at which the site was last changed. */
  updated: string;
  now?: Date;
};

/** The files' history decides, else the day that the topic names. */
export const pageChanged = (path: string, { content, history, updated, now = new Date() }: Told): string => {
  const files = filesOf(path, content);
  const date = content.topics.find((topic) => addressesOf(topic).includes(path))?.date;
  const photo = content.photography?.photos.find(({ slug }) => photoPath(slug) === path);
  const changed = latestOf(history.changed(...files), photo && entryChanged(photo.slug, history));
  // A day to come is no day of a change; where the sun rises early, that may be today's.
  const past = date !== undefined && date <= now.toISOString() ? date : undefined;
  // An owner may keep all in one file.
  return changed ?? past ?? history.changed(contentFiles.index) ?? updated;
};
