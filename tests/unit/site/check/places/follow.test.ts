import { describe, expect, it } from "vitest";
import { openFiles } from "../../../../../site/check/places/follow.ts";
import { placeAt } from "../../../../../site/check/places/module.ts";
import { ownerFolder } from "../owner-folder.ts";

const files = {
  "index.ts": `export { site } from "./site.ts";
export { topics } from "./topics.ts";
export * from "./more.ts";
`,
  "site.ts": `import { defineSite } from "ridgeline";
const shared = { alt: "shared", "odd name": 1 };
const name = "Bo" as const;
export const site = defineSite({
  title: name,
  nav: [{ title: "日本 😀", url: "/" }, { title: "B", url: "/b" }],
  cover: { imgUrl: "./a.jpg", ...shared },
  alt: shared.alt,
} satisfies object);
`,
  "topics.ts": `import { topic as camp } from "./camp/topic.ts";
import { others } from "./more.ts";
export const topics = [...others, camp, ...others.map((x) => x), camp];
`,
  "camp/topic.ts": `import { defineTopic } from "ridgeline";
import foods from "./foods.ts";
export const topic = defineTopic({ blocks: [{ kind: "food-picker", foods }] });
`,
  "camp/foods.ts": `export default {
  protein: ["egg", "tofu"],
};
`,
  "more.ts": "export const others = [{ slug: 'a' }, { slug: 'b' }];\n",
};

describe("where a value is written", () => {
  it.each<[path: (string | number)[], place: string]>([
    [["site", "nav", 1, "url"], "site.ts:6:58"],
    [["site", "title"], "site.ts:3:14"],
    [["site", "cover", "alt"], "site.ts:2:23"],
    [["site", "cover", "odd name"], "site.ts:2:45"],
    [["site", "alt"], "site.ts:2:23"],
    [["topics", 1, "slug"], "more.ts:1:47"],
    [["topics", 2, "blocks", 0, "foods", "protein", 1], "camp/foods.ts:2:20"],
    [["others", 0], "more.ts:1:24"],
  ])("is found for %j", (path, place) => {
    expect(placeOf(path)).toBe(place);
  });

  it.each<[what: string, path: (string | number)[], place: string]>([
    ["a field that is missing", ["site", "nav", 0, "comment"], "site.ts:6:9"],
    ["a whole list that is missing", ["site", "ways", 2, "hue"], "site.ts:4:32"],
    ["an item behind a list that is worked out", ["topics", 4, "slug"], "topics.ts:3:23"],
  ])("is the nearest around %s", (_what, path, place) => {
    expect(placeOf(path)).toBe(place);
  });

  it("is nowhere for what no file exports", () => {
    expect(placeOf(["social", 0])).toBeUndefined();
  });

  it("is looked for in two files that export each other's names, and not for ever", () => {
    const folder = ownerFolder({ "a.ts": 'export * from "./b.ts";', "b.ts": 'export * from "./a.ts";' });
    expect(openFiles().follow(`${folder}/a.ts`, ["x"])).toBeUndefined();
  });
});

const placeOf = (path: (string | number)[]) => {
  const folder = ownerFolder(files);
  const spot = openFiles().follow(`${folder}/index.ts`, path);
  if (!spot) return undefined;
  const { line, column } = placeAt(spot.module.text, spot.node.start);
  return `${spot.module.file.slice(folder.length + 1)}:${line}:${column}`;
};
