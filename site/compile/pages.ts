import { dirname, join } from "node:path";
import { type Slot, slotFor } from "../pictures/slots.ts";
import type { Studio } from "../pictures/studio.ts";
import type { SectionView, TopicLink, TopicView } from "./view.ts";
import { ContentError } from "../check/problems.ts";
import { type Resolve, compileBlock, compileTile, showFrom } from "./blocks.ts";
import { counted } from "./counted.ts";
import { setCoverName } from "./cover-name.ts";
import { brandIcon } from "./icons.ts";
import { type Content, contentFiles, topicFile } from "../load.ts";
import { compileInline } from "./markdown.ts";
import { inDigits } from "./measure.ts";
import { type Place, albumPlaces, cropTo, indexPlaces, projectRows } from "./mosaic.ts";
import { arrange, factsOf, photoSlot } from "./photos.ts";
import type { Topic } from "../schema/topic.ts";
import { type Section, sectionsOf } from "../sections.ts";
import { anchorOf } from "../slug.ts";
import { titleFit } from "./title-fit.ts";

/** Turns checked content into what the pages show. Every picture goes through `resolve`. */

const wide = slotFor("full");

/** A photograph fills the masthead's height, so on upright screens it is drawn wider than the screen. */
const filling: Slot = {
  phone: 1.8,
  tablet: 1.3,
  desktop: 1,
  max: 2400,
  tall: { as: "filling", upright: { share: 0.62, anchor: 0.5 } },
};

/** A diorama stands free in the masthead: as tall as the masthead allows, on the page's hue. */
const standing: Slot = {
  phone: 1,
  tablet: 0.9,
  desktop: 0.66,
  max: 940,
  tall: { as: "standing" },
};

/** Across the window while the ways are stacked, three beside each other then. */
const waySlot: Slot = { phone: 1, tablet: 0.31, desktop: 0.31, max: 520, stackedUnder: 50 };

export const compileHome = async ({ site, social }: Content, studio: Pick<Studio, "picture" | "skyline">) => {
  const file = contentFiles.site;
  const show = showFrom(file, studio.picture);
  const skyline = await studio.skyline(join(dirname(file), site.cover.imgUrl));
  return {
    cover: {
      name: setCoverName(site.title),
      range: await show(site.cover, wide, skyline ? "cover" : "cover-photo"),
      summit: inDigits(skyline?.summit ?? 1),
      ...(skyline ? { skyline } : {}),
    },
    statement: site.statement,
    referral: site.referral,
    ways: await Promise.all(
      site.ways.map(async ({ imgUrl, alt, ...way }) => ({ ...way, ...(await show({ imgUrl, alt }, waySlot)) })),
    ),
    social: social.map((link, index) => ({ ...link, icon: brandIcon(link.id, index) })),
  };
};

export const compileEngineering = async ({ engineering }: Content, resolve: Resolve) => {
  const show = showFrom(contentFiles.engineering, resolve);
  return {
    title: engineering.title,
    lede: engineering.lede,
    masthead: await show(engineering.masthead, filling),
    sections: await Promise.all(
      engineering.sections.map(async ({ name, intro, projects }, section) => {
        const places = projectRows(section, projects.length);
        const tiles = projects.map((project, index) => compileTile(project, places[index] as Place, "matter", show));
        return { id: anchorOf(name), name, intro, projects: await Promise.all(tiles) };
      }),
    ),
  };
};

export const compilePhotography = async ({ photography }: Content, studio: Pick<Studio, "picture" | "photoInfo">) => {
  const file = contentFiles.photography;
  const show = showFrom(file, studio.picture);
  const albumsAt = albumPlaces(photography.albums.length);
  return {
    title: photography.title,
    lede: photography.lede,
    masthead: await show(photography.masthead, filling),
    prints: photography.prints,
    albums: await Promise.all(
      photography.albums.map(async ({ poster, ...album }, index) => {
        const place = albumsAt[index] as Place;
        return { ...album, ...place, poster: await show(poster, slotFor("matter", place.span, cropTo(place.ratio))) };
      }),
    ),
    frames: counted(photography.photos.length, "frame", "frames"),
    gallery: arrange(
      await Promise.all(
        photography.photos.map(async ({ imgUrl, alt, ...photo }) => {
          const shown = await show({ imgUrl, alt }, photoSlot, "large");
          const info = await studio.photoInfo(join(dirname(file), imgUrl));
          return { ...photo, ...shown, facts: factsOf(info, shown.picture) };
        }),
      ),
    ),
  };
};

export const compileBlog = async ({ site, topics }: Content, resolve: Resolve) => {
  const places = indexPlaces(topics.length);
  return {
    ...site.blog,
    tiles: await Promise.all(
      topics.map(async (topic, index) => {
        const { imgUrl, alt, summary } = topic.tile;
        const tile = { title: topic.title, url: topic.tilePath, imgUrl, alt, comment: summary };
        const show = showFrom(topicFile(topic.slug), resolve);
        return { ...(await compileTile(tile, places[index] as Place, "main", show)), slug: topic.slug, index };
      }),
    ),
  };
};

const compileSection = async (section: Section, no: string, topic: Topic, resolve: Resolve): Promise<SectionView> => {
  const file = topicFile(topic.slug);
  const show = showFrom(file, resolve);
  return {
    no,
    id: section.id,
    title: section.title,
    ...(section.intro === undefined ? {} : { intro: compileInline(section.intro) }),
    blocks: await Promise.all(
      section.blocks.map(async (block) => {
        try {
          return await compileBlock(block, show);
        } catch (error) {
          if (error instanceof ContentError) throw error;
          const message = error instanceof Error ? error.message : String(error);
          throw new ContentError([{ file, field: `blocks[${topic.blocks.indexOf(block)}]`, message }]);
        }
      }),
    ),
  };
};

const topicLink = (topics: Topic[], index: number): TopicLink => {
  const at = (index + topics.length) % topics.length;
  const { slug, title, path } = topics[at] as Topic;
  return { slug, title, path, index: at, fit: titleFit(title) };
};

export const compileTopic = async (
  { topics }: Content,
  path: string,
  resolve: Resolve,
): Promise<TopicView | undefined> => {
  const index = topics.findIndex((topic) => topic.path === path || topic.aliases.includes(path));
  const topic = topics[index];
  if (!topic) return undefined;
  const show = showFrom(topicFile(topic.slug), resolve);
  const { slug, title, description, lede, backgroundClass, masthead, tile } = topic;
  return {
    slug,
    index,
    title,
    path: topic.path,
    description,
    lede,
    masthead: masthead
      ? { ...(await show(masthead, filling)), stands: false }
      : { ...(await show(tile, standing)), stands: true },
    ...(backgroundClass === undefined ? {} : { backgroundClass }),
    sections: await Promise.all(
      sectionsOf(topic).map((section, at) => compileSection(section, `${index + 1}.${at + 1}`, topic, resolve)),
    ),
    previous: topicLink(topics, index - 1),
    next: topicLink(topics, index + 1),
  };
};
