import type { SiteAddress } from "../addresses/absolute.ts";
import { feedFiles } from "../addresses/published.ts";
import { showFrom } from "../compile/blocks.ts";
import { photoSlot } from "../compile/photos.ts";
import { contentFiles } from "../files.ts";
import type { Content } from "../load.ts";
import type { Studio } from "../pictures/studio.ts";
import { entriesOf } from "./entries.ts";
import { atomText, jsonFeedText } from "./feed.ts";

type Options = { content: Content; address: SiteAddress; studio: Studio; updated: string };

export const feedTexts = async ({ content, address, studio, updated }: Options): Promise<Map<string, string>> => {
  const show = showFrom(contentFiles.photography, studio.picture);
  const dated = (content.photography?.photos ?? []).filter(({ added }) => added !== undefined);
  const files = dated.map(async (photo) => [photo.slug, (await show(photo, photoSlot, "large")).picture] as const);
  const entries = entriesOf({ content, address, updated, photos: new Map(await Promise.all(files)) });
  const feed = { site: content.site, address, entries, updated };
  return new Map([
    [feedFiles.atom, atomText(feed)],
    [feedFiles.json, jsonFeedText(feed)],
  ]);
};
