import { z } from "zod";
import { readDegrees } from "./degrees.ts";
import { flyableFields } from "./flyable.ts";
import { foodsSchema } from "./food.ts";
import { checkTitles, gearFields } from "./gear.ts";
import { growthFields } from "./growth.ts";
import { language } from "./languages.ts";
import { modelItem } from "./models.ts";
import {
  alt,
  clothingRow,
  comment,
  commentLink,
  imageItem,
  imageLink,
  line,
  literal,
  markdown,
  month,
  pictureFields,
  picturePath,
  slug,
  text,
  weather,
} from "./parts.ts";
import { skyFields } from "./sky.ts";
import { timerFields } from "./timer.ts";

/** A block with a `title` opens a new numbered section; one without continues the section above it. */
const heading = {
  title: text.optional().describe("Opens a section with this heading."),
  id: slug
    .optional()
    .describe(
      "The section's anchor; made from the title when left out. Without a title, what marks and addresses know this tool by.",
    ),
  intro: line.optional().describe("A line under the heading, in the margin."),
  checked: month
    .optional()
    .describe(
      "The month in which rules, limits or prices were last looked up, such as 2026-11; shown with the heading.",
    ),
};

const block = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...heading, ...shape });

const atLeastOne = <S extends z.ZodType>(item: S) => z.array(item).min(1, "expected at least one item");

const prose = block("prose", { text: markdown });
const links = block("links", { items: atLeastOne(commentLink) });
const tiles = block("tiles", {
  items: atLeastOne(imageLink),
  video: z.boolean().default(false).describe("True when the tiles lead to videos: shows a play mark."),
});
const images = block("images", {
  items: atLeastOne(imageItem),
  large: z.boolean().default(false).describe("True for work that wants to be seen large: two to a row."),
});
const photos = block("photos", { items: atLeastOne(imageItem) });
const plate = block("plate", { ...pictureFields, caption: text });
const goals = block("goals", { items: atLeastOne(line) });
const facts = block("facts", { items: atLeastOne(z.strictObject({ term: text, text: line })) });
const note = block("note", { tone: z.enum(["note", "caution"]).default("note"), text: markdown });
const gear = block("gear", gearFields).superRefine(checkTitles);
const table = block("table", {
  caption: text,
  columns: atLeastOne(text),
  rows: atLeastOne(atLeastOne(line)).describe("One cell per column; the first cell names its row."),
}).superRefine(({ columns, rows }, { addIssue }) => {
  rows.forEach((row, index) => {
    if (row.length === columns.length) return;
    const message = `expected ${columns.length} cells, one for each column, got ${row.length}`;
    addIssue({ code: "custom", path: ["rows", index], message });
  });
});
const clothing = block("clothing", {
  caption: text,
  rows: atLeastOne(clothingRow),
  example: weather.prefault({}),
}).superRefine(({ rows }, { addIssue }) => {
  const seen = new Set<string>();
  rows.forEach(({ temperature }, index) => {
    const range = JSON.stringify(readDegrees(temperature) ?? temperature);
    const message = `expected each range once, got "${temperature}" again; change it, or remove one of the two`;
    if (seen.has(range)) addIssue({ code: "custom", path: ["rows", index, "temperature"], message });
    seen.add(range);
  });
});
const words = block("words", { groups: atLeastOne(z.strictObject({ title: text, items: atLeastOne(text) })) });
const variant = z.strictObject({
  systems: atLeastOne(text).describe("What it is for, such as Debian and Ubuntu."),
  code: literal,
});
const command = z
  .strictObject({
    title: text.describe("What the command does."),
    language,
    code: literal.optional(),
    variants: z
      .array(variant)
      .min(2, "expected at least two; a command that is the same everywhere is code")
      .optional()
      .describe("In place of code where systems differ: visitors choose theirs, and the site remembers it."),
    comment,
  })
  .superRefine(({ code, variants }, { addIssue }) => {
    if ((code === undefined) === (variants === undefined)) {
      const message = "expected either code or variants, which hold the code for each system; give one of the two";
      addIssue({ code: "custom", path: ["code"], message });
    }
    const systems = variants?.flatMap((given) => given.systems) ?? [];
    const twice = systems.find((name, index) => systems.indexOf(name) !== index);
    if (twice === undefined) return;
    addIssue({ code: "custom", path: ["variants"], message: `expected each system once, got "${twice}" twice` });
  });
const code = block("code", { items: atLeastOne(command) }).superRefine(({ items }, { addIssue }) => {
  const systemsOf = ({ variants = [] }: (typeof items)[number]) => variants.flatMap(({ systems }) => systems);
  const all = new Set(items.flatMap(systemsOf));
  items.forEach((item, index) => {
    const missing = item.variants && [...all].filter((system) => !systemsOf(item).includes(system));
    if (!missing || missing.length === 0) return;
    const message = `expected a variant for ${missing.join(", ")} too, since other commands of this block have one`;
    addIssue({ code: "custom", path: ["items", index, "variants"], message });
  });
});
const step = z
  .strictObject({
    title: text,
    id: slug
      .optional()
      .describe("The step's anchor, by which marks know it as well; made from the title when left out."),
    text: markdown,
    minutes: z.int().positive().optional().describe("About how long it takes; only in a guide."),
    imgUrl: picturePath.optional(),
    alt: alt.optional(),
    caution: markdown.optional().describe("What can go wrong here, set apart from the step."),
  })
  .superRefine((given, { addIssue }) => {
    if (given.imgUrl !== undefined && given.alt === undefined) {
      const message = "expected an alt text that says what is seen in the step's picture, got nothing";
      addIssue({ code: "custom", path: ["alt"], message });
    }
    if (given.alt !== undefined && given.imgUrl === undefined) {
      const message = "expected a picture such as ./photo.jpg, since there is an alt text; add one or remove the other";
      addIssue({ code: "custom", path: ["imgUrl"], message });
    }
  });
const steps = block("steps", {
  items: atLeastOne(step),
  guide: z
    .boolean()
    .default(false)
    .describe("True for work that is done along with the page: visitors mark the steps they have done."),
  tools: atLeastOne(text).optional().describe("What to have at hand, to be ticked off; only in a guide."),
}).superRefine(({ items, guide, tools }, { addIssue }) => {
  if (guide) return;
  const message = "expected guide: true in this block, since only a guide shows them; add it or remove them";
  if (tools) addIssue({ code: "custom", path: ["tools"], message });
  items.forEach(({ minutes }, index) => {
    if (minutes !== undefined) addIssue({ code: "custom", path: ["items", index, "minutes"], message });
  });
});
const foodPicker = block("food-picker", { foods: foodsSchema });
const growth = block("growth", {
  ...growthFields,
  text: markdown.describe("What is reckoned and how, and what it cannot know; shown under the numbers."),
});

const order = block("order", { items: atLeastOne(line).describe("Each begins when the one above it is done.") });
const flyable = block("flyable", flyableFields);
const timer = block("timer", timerFields);
const sky = block("sky", skyFields);
const models = block("models", { items: atLeastOne(modelItem) });

export const blockSchema = z
  .discriminatedUnion("kind", [
    prose,
    links,
    tiles,
    images,
    photos,
    plate,
    goals,
    facts,
    note,
    gear,
    table,
    clothing,
    words,
    code,
    steps,
    foodPicker,
    growth,
    order,
    flyable,
    timer,
    sky,
    models,
  ])
  .superRefine(({ title, intro }, { addIssue }) => {
    if (intro === undefined || title !== undefined) return;
    const message = "expected a title beside it, since it is shown under that; add one, or remove this field";
    addIssue({ code: "custom", path: ["intro"], message });
  });

export type Block = z.infer<typeof blockSchema>;

/** What a project has to read on the page itself. */
export const detailBlock = z.discriminatedUnion("kind", [prose, code]);
