import { z } from "zod";
import { flyableFields } from "./flyable.ts";
import { foodsSchema } from "./food.ts";
import { gearFields } from "./gear.ts";
import { language } from "./languages.ts";
import { differIn, report } from "./messages.ts";
import {
  alt,
  clothingRow,
  comment,
  commentLink,
  imageItem,
  imageLink,
  line,
  listOf,
  literal,
  markdown,
  month,
  pictureFields,
  picturePath,
  slug,
  text,
  weather,
} from "./parts.ts";
import { growthFields, modelItem, skyFields, timerFields } from "./tools.ts";

/** A block with a `title` opens a new numbered section; one without continues the section above it. */
const heading = {
  title: text.optional(),
  /** The section's anchor; defaults to the title's slug. Without a title it identifies this tool in saved data and URLs. */
  id: slug.optional(),
  /** A line under the heading, in the margin. */
  intro: line.optional(),
  /** The month in which rules, limits or prices were last checked, such as 2026-11; shown with the heading. */
  checked: month.optional(),
};

const block = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...heading, ...shape });

const prose = block("prose", { text: markdown });

const variant = z.strictObject({
  /** The systems it is for, such as Debian and Ubuntu. */
  systems: listOf(text),
  code: literal,
});

const command = z
  .strictObject({
    title: text,
    language,
    code: literal.optional(),
    /** In place of code where systems differ: visitors choose theirs, and the choice is saved. */
    variants: z.array(variant).min(2).optional(),
    comment,
  })
  .superRefine(({ code, variants }, context) => {
    if ((code === undefined) !== (variants === undefined)) return;
    report(context, ["code"], "expected either code, or variants with the code for each system, not both");
  });

const code = block("code", { items: listOf(command) }).superRefine(({ items }, context) => {
  const systemsOf = ({ variants = [] }: (typeof items)[number]) =>
    variants.flatMap(({ systems }) => systems).toSorted();
  const all = [...new Set(items.flatMap(systemsOf))].toSorted().join(", ");
  items.forEach((item, index) => {
    const own = systemsOf(item).join(", ");
    if (!item.variants || own === all) return;
    const message = `every command with variants lists the same systems, each once (${all}), got ${own}`;
    report(context, ["items", index, "variants"], message);
  });
});

const step = z
  .strictObject({
    title: text,
    /** The step's anchor, which also identifies its checkmark; defaults to the title's slug. */
    id: slug.optional(),
    text: markdown,
    minutes: z.int().positive().optional(),
    imgUrl: picturePath.optional(),
    alt: alt.optional(),
    caution: markdown.optional(),
  })
  .superRefine(({ imgUrl, alt: own }, context) => {
    if ((imgUrl === undefined) === (own === undefined)) return;
    report(context, [imgUrl === undefined ? "imgUrl" : "alt"], "imgUrl and alt must be set together");
  });

export const blockSchema = z
  .discriminatedUnion("kind", [
    prose,
    block("links", { items: listOf(commentLink).superRefine(differIn("url")) }),
    block("tiles", {
      items: listOf(imageLink).superRefine(differIn("url")),
      /** True for tiles that link to videos: shows a play symbol. */
      video: z.boolean().default(false),
    }),
    block("images", {
      items: listOf(imageItem),
      /** True for large pictures: two per row. */
      large: z.boolean().default(false),
    }),
    block("photos", { items: listOf(imageItem) }),
    block("plate", { ...pictureFields, caption: text }),
    block("goals", { items: listOf(line) }),
    block("facts", { items: listOf(z.strictObject({ term: text, text: line })) }),
    block("note", { tone: z.enum(["note", "caution"]).default("note"), text: markdown }),
    block("gear", gearFields).superRefine(({ groups, pack }, context) => {
      const seen = new Set<string>();
      groups.forEach(({ items }, group) => {
        items.forEach(({ title }, index) => {
          const message = `two items are called "${title}": checkmarks are saved by title, so rename one`;
          if (pack && seen.has(title)) report(context, ["groups", group, "items", index, "title"], message);
          seen.add(title);
        });
      });
    }),
    block("table", {
      caption: text,
      columns: listOf(text),
      /** One cell per column; the first cell names its row. */
      rows: listOf(listOf(line)),
    }).superRefine(({ columns, rows }, context) => {
      rows.forEach((row, index) => {
        if (row.length === columns.length) return;
        const message = `expected ${columns.length} cells, one for each column, got ${row.length}`;
        report(context, ["rows", index], message);
      });
    }),
    block("clothing", {
      caption: text,
      rows: listOf(clothingRow).superRefine(differIn("temperature")),
      example: weather.prefault({}),
    }),
    block("words", { groups: listOf(z.strictObject({ title: text, items: listOf(text) })) }),
    code,
    block("steps", {
      items: listOf(step),
      /** True: visitors can check off steps. */
      guide: z.boolean().default(false),
      /** Tools to check off; only in a guide. */
      tools: listOf(text).optional(),
    }).superRefine(({ items, guide, tools }, context) => {
      if (guide) return;
      const message = "only a guide shows this: set guide: true in this block, or remove this field";
      if (tools) report(context, ["tools"], message);
      items.forEach(({ minutes }, index) => {
        if (minutes !== undefined) report(context, ["items", index, "minutes"], message);
      });
    }),
    block("food-picker", { foods: foodsSchema }),
    block("growth", { ...growthFields, text: markdown }),
    block("order", {
      /** Ordered steps. */
      items: listOf(line),
    }),
    block("flyable", flyableFields),
    block("timer", timerFields),
    block("sky", skyFields),
    block("models", { items: listOf(modelItem) }),
  ])
  .superRefine(({ title, intro }, context) => {
    if (intro === undefined || title !== undefined) return;
    report(context, ["intro"], "an intro needs a title: add one, or remove the intro");
  });

export type Block = z.infer<typeof blockSchema>;

/** The blocks of a project's details. */
export const detailBlock = z.discriminatedUnion("kind", [prose, code]);
