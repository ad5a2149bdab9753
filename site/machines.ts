import type { SiteAddress } from "./addresses/absolute.ts";
import { feedFiles, twinOf } from "./addresses/published.ts";
import { showFrom } from "./compile/blocks.ts";
import { photoSlot } from "./compile/photos.ts";
import { type PhotoFile, entriesOf } from "./feeds/entries.ts";
import { atomText, jsonFeedText } from "./feeds/feed.ts";
import { contentFiles } from "./files.ts";
import type { History } from "./history.ts";
import type { Content } from "./load.ts";
import { llmsText } from "./markdown/llms.ts";
import { topicMarkdown } from "./markdown/topic.ts";
import type { Studio } from "./pictures/studio.ts";

type Options = { content: Content; address: SiteAddress; studio: Studio; history: History; updated: string };

/** The gallery shows the same files, which are published once. */
const photoFiles = async ({ content: { photography }, studio }: Options) => {
  const show = showFrom(contentFiles.photography, studio.picture);
  const news = (photography?.photos ?? []).filter(({ added }) => added !== undefined);
  return new Map(
    await Promise.all(
      news.map(async (photo): Promise<[string, PhotoFile]> => [
        photo.slug,
        (await show(photo, photoSlot, "large")).picture,
      ]),
    ),
  );
};

export const machineFiles = async (options: Options): Promise<Map<string, string>> => {
  const { content, address, studio, updated } = options;
  const entries = entriesOf({ ...options, photos: await photoFiles(options) });
  const feed = { site: content.site, address, entries, updated };
  const twins = content.topics.map(async (topic): Promise<[string, string]> => [
    twinOf(topic.path),
    await topicMarkdown(topic, { content, address, resolve: studio.picture }),
  ]);
  return new Map([
    [feedFiles.atom, atomText(feed)],
    [feedFiles.json, jsonFeedText(feed)],
    ["/llms.txt", llmsText(content, address)],
    ...(await Promise.all(twins)),
  ]);
};
