import { dirname, join } from "node:path";
import { type Slot, slotFor } from "../pictures/slots.ts";
import type { Picture } from "../pictures/picture.ts";
import type { SectionView, TopicLink, TopicView } from "./view.ts";
import { ContentError } from "../check/problems.ts";
import { type PictureKind, type Resolve, compileBlock, compileTile, showFrom } from "./blocks.ts";
import { brandIcon } from "./icons.ts";
import { type Content, loadContent, topicFile } from "../load.ts";
import { compileInline } from "./markdown.ts";
import { type Place, albumPlaces, cropTo, indexPlace, projectRows } from "./mosaic.ts";
import { type PhotoInfo, arrange, factsOf, photoSlot } from "./photos.ts";
import type { Topic } from "../schema/topic.ts";
import { type Section, sectionsOf } from "../sections.ts";

/** Turns checked content into what the pages show. Every picture goes through `resolve`. */

const wide = slotFor("full");

/** The heights are those of masthead.module.css. A photograph fills the masthead's, so on upright screens it is drawn wider than the screen. */
const filling: Slot = {
  phone: 1.8,
  tablet: 1.3,
  desktop: 1,
  max: 2400,
  tall: { height: "clamp(17rem, 62svh, 44rem)", across: 1, upright: { share: 0.62, anchor: 0.5 } },
};

/** A diorama stands free in the masthead: as tall as the masthead allows, on the page's hue. */
const standing: Slot = {
  phone: 1,
  tablet: 0.9,
  desktop: 0.66,
  max: 940,
  tall: { height: "(clamp(17rem, min(60svh, 92vw), 44rem) - 0.42 * clamp(4.5rem, 15vw, 15rem))", across: 0 },
};

/** Across the window while the ways are stacked, three beside each other then. */
const waySlot: Slot = { phone: 1, tablet: 0.31, desktop: 0.31, max: 520, stackedUnder: 50 };

export const compileHome = ({ site, social }: Content, resolve: Resolve) => {
  const show = showFrom("content/site.ts", resolve);
  return {
    range: show(site.cover, wide, "cover"),
    statement: site.statement,
    referral: site.referral,
    ways: site.ways.map(({ imgUrl, alt, ...way }) => ({
      ...way,
      ...show({ imgUrl, alt }, waySlot),
    })),
    social: social.map((link, index) => ({ ...link, icon: brandIcon(link.id, index) })),
  };
};

export const compileEngineering = ({ engineering }: Content, resolve: Resolve) => {
  const show = showFrom("content/engineering.ts", resolve);
  return {
    title: engineering.title,
    lede: engineering.lede,
    masthead: show(engineering.masthead, filling),
    sections: engineering.sections.map(({ name, intro, projects }, section) => {
      const places = projectRows(section, projects.length);
      return {
        name,
        intro,
        projects: projects.map((project, index) => compileTile(project, places[index] as Place, "matter", show)),
      };
    }),
  };
};

export const compilePhotography = (
  { photography }: Content,
  resolve: Resolve,
  infoOf: (path: string) => PhotoInfo = () => ({}),
) => {
  const file = "content/photography/photography.ts";
  const show = showFrom(file, resolve);
  return {
    title: photography.title,
    lede: photography.lede,
    masthead: show(photography.masthead, filling),
    prints: photography.prints,
    albums: photography.albums.map(({ poster, ...album }, index) => {
      const place = albumPlaces[index] as Place;
      return { ...album, ...place, poster: show(poster, slotFor("matter", place.span, cropTo(place.ratio))) };
    }),
    gallery: arrange(
      photography.photos.map(({ imgUrl, alt, ...photo }) => {
        const shown = show({ imgUrl, alt }, photoSlot, "large");
        return { ...photo, ...shown, facts: factsOf(infoOf(join(dirname(file), imgUrl)), shown.picture) };
      }),
    ),
  };
};

export const compileBlog = ({ site, topics }: Content, resolve: Resolve) => ({
  ...site.blog,
  tiles: topics.map((topic, index) => {
    const { imgUrl, alt, summary } = topic.tile;
    const tile = { title: topic.title, url: topic.tilePath, imgUrl, alt, comment: summary };
    return {
      ...compileTile(tile, indexPlace(index), "main", showFrom(topicFile(topic.slug), resolve)),
      slug: topic.slug,
      index,
    };
  }),
});

const compileSection = (section: Section, no: string, topic: Topic, resolve: Resolve): SectionView => {
  const file = topicFile(topic.slug);
  const show = showFrom(file, resolve);
  return {
    no,
    id: section.id,
    title: section.title,
    ...(section.intro === undefined ? {} : { intro: compileInline(section.intro) }),
    blocks: section.blocks.map((block) => {
      try {
        return compileBlock(block, show);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new ContentError([{ file, field: `blocks[${topic.blocks.indexOf(block)}]`, message }]);
      }
    }),
  };
};

const topicLink = (topics: Topic[], index: number): TopicLink => {
  const at = (index + topics.length) % topics.length;
  const { slug, title, path } = topics[at] as Topic;
  return { slug, title, path, index: at };
};

export const compileTopic = ({ topics }: Content, path: string, resolve: Resolve): TopicView | undefined => {
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
    masthead: masthead ? { ...show(masthead, filling), stands: false } : { ...show(tile, standing), stands: true },
    ...(backgroundClass === undefined ? {} : { backgroundClass }),
    sections: sectionsOf(topic).map((section, at) => compileSection(section, `${index + 1}.${at + 1}`, topic, resolve)),
    previous: topicLink(topics, index - 1),
    next: topicLink(topics, index + 1),
  };
};

export type PictureUse = { path: string; slot: Slot; as?: PictureKind };

/** Every picture the pages show, with its place, for the picture pipeline. */
export const pictureUses = (content: Content = loadContent()): PictureUse[] => {
  const uses: PictureUse[] = [];
  const note: Resolve = (path, slot, as) => {
    uses.push({ path, slot, ...(as ? { as } : {}) });
    return { src: `/${path}`, sources: [], width: 4, height: 3, color: "#888888" } satisfies Picture;
  };
  compileHome(content, note);
  compileEngineering(content, note);
  compilePhotography(content, note);
  compileBlog(content, note);
  for (const topic of content.topics) compileTopic(content, topic.path, note);
  return uses;
};
