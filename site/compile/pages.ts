import { dirname, join } from "node:path";
import { breakpoints } from "../layout.ts";
import { type Slot, slotFor } from "../pictures/slots.ts";
import type { Pipeline } from "../pictures/pipeline.ts";
import { type Resolve, type Show, compileBlock, compileTile, showFrom } from "./blocks.ts";
import { dayDate, monthDate } from "./dates.ts";
import { compileDetails } from "./details.ts";
import { iconOf } from "./icons.ts";
import { contentFiles, topicFile } from "../files.ts";
import type { Content } from "../load.ts";
import { isListed } from "../pages.ts";
import { summaryLength } from "../schema/parts.ts";
import { lang } from "#words";
import { albumAddress, isOwnAlbum } from "../schema/album.ts";
import type { Photography } from "../schema/photography.ts";
import type { Engineering } from "../schema/site.ts";
import { compileInline } from "./markdown.ts";
import { type Cell, albumCells, cropTo, indexCells, projectRows } from "./mosaic.ts";
import { compileCollectionTiles } from "./collection.ts";
import { neighbors } from "./neighbors.ts";
import { compileGallery, introOf, onPage } from "./gallery.ts";
import type { Topic } from "../schema/topic.ts";
import { topic as words } from "../words/pages.ts";
import { compileSkySection } from "./sky.ts";
import { type Section, anchorsFor, blockIdsOf, checkedOf, sectionsOf, stepAnchorsOf } from "../sections.ts";

const wide = slotFor("full");

/** A photograph fills the masthead's height, so on portrait screens it is wider than the screen. */
const filling: Slot = {
  phone: 1.8,
  tablet: 1.3,
  desktop: 1,
  max: 2400,
  fills: true,
};

/** A cutout is as tall as the masthead allows, on the page's hue. */
const standing: Slot = { phone: 1.28, tablet: 0.86, desktop: 0.5, max: 800 };

const waySlot: Slot = { phone: 1, tablet: 0.31, desktop: 0.31, max: 520, stackedUnder: breakpoints.folded };

type Pictures = Pick<Pipeline, "picture" | "skyline">;

const compileCover = async (name: string, shown: { imgUrl: string; alt: string }, pipeline: Pictures, show: Show) => {
  const skyline = await pipeline.skyline(join(dirname(contentFiles.site), shown.imgUrl));
  return { name, range: await show(shown, wide, skyline ? "cover" : "cover-photo"), skyline };
};

export const compileHome = async ({ site, social }: Content, pipeline: Pictures) => {
  const show = showFrom(contentFiles.site, pipeline.picture);
  const cover = site.cover && (await compileCover(site.title, site.cover, pipeline, show));
  return {
    cover,
    opening: cover ? undefined : { title: site.title, lede: site.tagline },
    statement: site.statement,
    referral: site.referral,
    ways: await Promise.all(
      site.ways.map(async ({ imgUrl, alt, ...way }) => ({ ...way, ...(await show({ imgUrl, alt }, waySlot)) })),
    ),
    social: social.map((link) => ({ ...link, icon: iconOf(link) })),
  };
};

export const compileEngineering = async (engineering: Engineering, resolve: Resolve) => {
  const show = showFrom(contentFiles.engineering, resolve);
  const anchors = anchorsFor(engineering.sections.map(({ name }) => name));
  return {
    title: engineering.title,
    lede: engineering.lede,
    masthead: engineering.masthead && (await show(engineering.masthead, filling)),
    sections: await Promise.all(
      engineering.sections.map(async ({ name, intro, projects }, section) => {
        const cells = projectRows(section, projects.length);
        const tiles = projects.map((project, index) => compileTile(project, cells[index] as Cell, "matter", show));
        return {
          id: anchors[section] as string,
          name,
          intro,
          projects: await Promise.all(tiles),
          details: await compileDetails(projects),
        };
      }),
    ),
  };
};

export const compilePhotography = async (
  all: Photography,
  pipeline: Pick<Pipeline, "picture" | "photoInfo">,
  number = 1,
) => {
  const photography = onPage(all, number);
  const file = contentFiles.photography;
  const show = showFrom(file, pipeline.picture);
  const cells = albumCells(photography.albums.length);
  return {
    title: photography.title,
    lede: photography.lede,
    masthead: photography.masthead && (await show(photography.masthead, { ...wide, phone: 1.5 })),
    prints: photography.prints,
    albums: await Promise.all(
      photography.albums.map(async (album, index) => {
        const { title, comment, provider } = album;
        const cell = cells[index] as Cell;
        const poster = await show(album.poster, slotFor("matter", cell.span, cropTo(cell.ratio)));
        return { title, comment, provider, own: isOwnAlbum(album), url: albumAddress(album), ...cell, poster };
      }),
    ),
    collections: await compileCollectionTiles(photography, pipeline.picture),
    galleryIntro: introOf(photography),
    gallery: await compileGallery(photography, number, pipeline),
    sky: photography.sky && compileSkySection(photography.sky, "sky"),
  };
};

export const compileBlog = async ({ site, topics }: Content, resolve: Resolve) => {
  const listed = topics.filter(isListed);
  const cells = indexCells(listed.length);
  return {
    ...site.blog,
    description: site.blog.description ?? summaryOf(listed),
    tiles: await Promise.all(
      listed.map(async (topic, index) => {
        const { imgUrl, alt, summary } = topic.tile;
        const tile = { title: topic.title, url: topic.tilePath ?? topic.path, imgUrl, alt, comment: summary };
        const show = showFrom(topicFile(topic.slug), resolve);
        return { ...(await compileTile(tile, cells[index] as Cell, "main", show)), slug: topic.slug, index };
      }),
    ),
  };
};

/** Search engines cut off longer descriptions. */
const summaryOf = (topics: Topic[]) => {
  const titles = topics.map(({ title }) => title);
  while (titles.join(", ").length > summaryLength) titles.pop();
  return titles.join(", ");
};

const compileSection = async (section: Section, number: string, topic: Topic, resolve: Resolve) => {
  const show = showFrom(topicFile(topic.slug), resolve);
  const checked = checkedOf(section);
  const anchors = stepAnchorsOf(topic);
  const ids = blockIdsOf(section);
  return {
    number,
    id: section.id,
    title: section.title,
    intro: section.intro === undefined ? undefined : compileInline(section.intro),
    checked: checked && words.checked({ month: monthDate(checked, lang) }),
    blocks: await Promise.all(
      section.blocks.map((block, index) => {
        const id = ids[index] as string;
        const place = { page: topic.slug, section: section.id, id, anchors: anchors.get(block) ?? [] };
        return compileBlock(block, place, show);
      }),
    ),
  };
};

const mastheadOf = async ({ masthead, tile }: Topic, show: Show) => {
  if (masthead) return { ...(await show(masthead, filling)), isCutout: false };
  return tile && { ...(await show(tile, standing)), isCutout: true };
};

export const compileTopic = async ({ topics }: Content, topic: Topic, resolve: Resolve) => {
  const listed = topics.filter(isListed);
  const index = listed.findIndex((candidate) => candidate === topic);
  const { slug, title, lede, backgroundClass, date } = topic;
  const number = index < 0 ? "" : `${index + 1}.`;
  const entries = listed.map((one) => ({ title: one.title, path: one.path, topic: one.slug }));
  return {
    slug,
    ...(index < 0 ? {} : { index, ...neighbors(entries, index, words) }),
    title,
    path: topic.path,
    description: topic.description,
    lede,
    date: date === undefined ? undefined : { iso: date, text: dayDate(new Date(date), lang) },
    masthead: await mastheadOf(topic, showFrom(topicFile(slug), resolve)),
    backgroundClass,
    sections: await Promise.all(
      sectionsOf(topic).map((section, at) => compileSection(section, `${number}${at + 1}`, topic, resolve)),
    ),
  };
};
