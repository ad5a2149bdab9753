import { bareCode } from "../compile/code.ts";
import { boundText, nameOfLevel } from "../compile/flyable.ts";
import { dedent } from "../compile/markdown.ts";
import { skyRows } from "../compile/sky.ts";
import type { Speech } from "../compile/speech.ts";
import type { BlockView, FileView } from "../compile/view.ts";
import type { Block } from "../schema/blocks.ts";
import { planCells } from "../timer/clock.ts";
import { fenced, inCell, listed, numbered, paragraphs, plain, quoted, table, withAddresses } from "./text.ts";

/** The owner's own Markdown stays where there is one, with the addresses that pages have. */

export type Page = {
  absolute: (address: string) => string;
  speech: Speech;
};

type Both<Kind extends Block["kind"]> = {
  block: Extract<Block, { kind: Kind }>;
  view: Extract<BlockView, { kind: Kind }>;
};

const markdown = (text: string, { absolute }: Page) => withAddresses(dedent(text).trim(), absolute);

const remark = (comment: string | undefined) => (comment === undefined ? "" : ` (${plain(comment)})`);

const name = (title: string, url: string | undefined, { absolute }: Page) =>
  url ? `[${plain(title)}](${absolute(url)})` : `**${plain(title)}**`;

const image = (alt: string, src: string, { absolute }: Page) => `![${plain(alt)}](${absolute(src)})`;

type Pictured = { title: string; alt: string; url?: string | undefined; comment?: string | undefined };

const pictured = (items: Pictured[], shown: { picture: { src: string } }[], page: Page) =>
  listed(
    items.map(({ title, alt, url, comment }, index) => {
      const words = name(title, url, page) + remark(comment);
      return `${words}\n${image(alt, shown[index]?.picture.src ?? "", page)}`;
    }),
  );

const note = (tone: "note" | "caution", text: string, page: Page) =>
  quoted(`**${plain(page.speech.words.note[tone])}**\n\n${markdown(text, page)}`);

const gear = ({ view: { groups, total } }: Both<"gear">, page: Page) =>
  paragraphs(
    ...groups.flatMap(({ title, items, subtotal }) => [
      title === undefined ? undefined : `### ${plain(title)}`,
      listed(
        items.map(({ title: thing, url, quantity, comment, priceText }) => {
          const count = quantity > 1 ? ` ${page.speech.words.gear.many({ quantity })}` : "";
          const price = priceText === undefined ? "" : `: ${plain(priceText)}`;
          return `[ ] ${name(thing, url, page)}${count}${remark(comment)}${price}`;
        }),
      ),
      subtotal === undefined ? undefined : plain(subtotal),
    ]),
    total === undefined ? undefined : plain(total),
  );

const steps = ({ block, view }: Both<"steps">, page: Page) => {
  const says = page.speech.words.guide;
  return paragraphs(
    ...(block.tools ? [`**${plain(says.tools)}**`, listed(block.tools.map((tool) => `[ ] ${plain(tool)}`))] : []),
    ...block.items.flatMap(({ title, text, alt, caution, minutes }, index) => {
      const src = view.items[index]?.shown?.picture.src;
      const time = minutes === undefined ? "" : remark(says.minutes({ minutes }));
      return [
        `### ${index + 1}. ${plain(title)}${time}`,
        src && alt ? image(alt, src, page) : undefined,
        markdown(text, page),
        caution === undefined ? undefined : note("caution", caution, page),
      ];
    }),
  );
};

const clothing = ({ block: { caption, rows } }: Both<"clothing">, { speech: { words } }: Page) => {
  const { temperature, unit, day, night } = words.clothing;
  const cells = rows.map((row) => [`${row.temperature} ${unit}`, row.layer, row.layerNight].map(plain));
  return paragraphs(`**${plain(caption)}**`, table([temperature, day, night].map(plain), cells));
};

const growth = ({ block }: Both<"growth">, page: Page) => {
  const { words, lang } = page.speech;
  const fields = (["contribution", "years", "rate", "fee"] as const).map(
    (field) => `${plain(words.growth[field])}: ${block[field].start.toLocaleString(lang)}`,
  );
  return paragraphs(listed(fields), markdown(block.text, page));
};

const flyable = ({ view: { caption, levels, checks, closing } }: Both<"flyable">, page: Page) => {
  const { words } = page.speech;
  const head = [words.flyable.limit, ...levels.map((level) => nameOfLevel(level, page.speech))];
  const rows = checks.map(({ id, bounds }) => [
    words.flyable[id],
    ...bounds.map((bound) => boundText(id, bound, page.speech)),
  ]);
  const limits = table(
    head.map(plain),
    rows.map((row) => row.map(plain)),
  );
  const reasons = checks.flatMap(({ id, why }) => (why ? [`**${plain(words.flyable[id])}**: ${plain(why)}`] : []));
  return paragraphs(`**${plain(caption)}**`, limits, listed(reasons), plain(closing));
};

const timer = ({ view: { caption, presets } }: Both<"timer">, { speech }: Page) => {
  const { preset, ready, roundsField, work, rest, whole } = speech.words.timer;
  const rows = presets.map((one) => [plain(one.title) + remark(one.comment), ...planCells(one)]);
  return paragraphs(`**${plain(caption)}**`, table([preset, ready, roundsField, work, rest, whole].map(plain), rows));
};

const sky = ({ block, view: { places, shown } }: Both<"sky">, page: Page) => {
  const says = page.speech.words.sky;
  const caption = says.caption({ place: places[0]?.title ?? "", date: shown.date });
  const spots = places.map(
    ({ title, latitude, longitude }) => `${plain(title)}: ${says.spot({ latitude, longitude })}`,
  );
  const times = skyRows(shown, page.speech).map(([term, time]) => `**${plain(term)}**: ${plain(time)}`);
  return paragraphs(plain(caption), listed(times), markdown(block.text, page), listed(spots));
};

const models = ({ block, view }: Both<"models">, page: Page) => {
  const link = ({ href, size }: FileView) => {
    const kind = href.slice(href.lastIndexOf(".") + 1).toUpperCase();
    return `[${plain(page.speech.words.models.download({ kind, size }))}](${page.absolute(href)})`;
  };
  return paragraphs(
    ...block.items.flatMap(({ title, alt, comment, print }, index) => {
      const item = view.items[index];
      if (!item) return [];
      return [
        `### ${plain(title)}`,
        image(alt, item.picture.src, page),
        [comment === undefined ? [] : plain(comment), plain(item.facts)].flat().join(". "),
        print && listed(print.settings.map(({ term, text }) => `**${plain(term)}**: ${markdown(text, page)}`)),
        listed([item.file, ...(item.print ? [item.print.file] : [])].map(link)),
      ];
    }),
  );
};

/** A block and its view are always of the same kind. */
const writers: { [Kind in Block["kind"]]: (both: Both<Kind>, page: Page) => string } = {
  prose: ({ block }, page) => markdown(block.text, page),
  links: ({ block }, page) =>
    listed(block.items.map(({ title, url, comment }) => name(title, url, page) + remark(comment))),
  tiles: ({ block, view }, page) => pictured(block.items, view.items, page),
  images: ({ block, view }, page) => pictured(block.items, view.items, page),
  photos: ({ block, view }, page) => pictured(block.items, view.items, page),
  plate: ({ block, view }, page) => paragraphs(image(block.alt, view.picture.src, page), plain(block.caption)),
  goals: ({ block }, page) => numbered(block.items.map((item) => markdown(item, page))),
  facts: ({ block }, page) =>
    listed(block.items.map(({ term, text }) => `**${plain(term)}**: ${markdown(text, page)}`)),
  note: ({ block }, page) => note(block.tone, block.text, page),
  gear,
  table: ({ block: { caption, columns, rows } }, page) => {
    const cells = rows.map((row) => row.map((cell) => inCell(markdown(cell, page))));
    return paragraphs(`**${plain(caption)}**`, table(columns.map(plain), cells));
  },
  clothing,
  words: ({ block }) =>
    paragraphs(...block.groups.flatMap(({ title, items }) => [`### ${plain(title)}`, listed(items.map(plain))])),
  code: ({ block }) =>
    paragraphs(
      ...block.items.flatMap(({ title, language, code, variants = [], comment }) => [
        `**${plain(title)}**${remark(comment)}`,
        ...(code === undefined ? [] : [fenced(bareCode(code), language)]),
        ...variants.flatMap((variant) => [
          `${plain(variant.systems.join(", "))}:`,
          fenced(bareCode(variant.code), language),
        ]),
      ]),
    ),
  steps,
  "food-picker": ({ view }) =>
    listed(view.rows.map(({ label, foods }) => `**${plain(label)}**: ${foods.map(plain).join(", ")}`)),
  growth,
  order: ({ block }, page) => numbered(block.items.map((item) => markdown(item, page))),
  flyable,
  timer,
  sky,
  models,
};

export const blockText = (block: Block, view: BlockView, page: Page): string => {
  const write = writers[block.kind] as (both: { block: Block; view: BlockView }, page: Page) => string;
  return write({ block, view }, page);
};
