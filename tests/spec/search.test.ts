import { describe, expect, it } from "vitest";
import { flatten } from "../../app/islands/search/flatten.ts";
import { loadContent } from "../support/owner.ts";
import { isListed } from "../../site/pages.ts";
import { engineFor, entriesOf, firstFor, rowsFor } from "../support/search.ts";

/** What a visitor types, and what must come first. */
const table: Record<string, [question: string, first: string][]> = {
  "the names of pages": [
    ["home", "page: Ridgeline"],
    ["blog", "page: Adventure"],
    ["adventure", "page: Adventure"],
    ["contact", "page: Contact"],
    ["ppg", "page: Paragliding"],
    ["camp", "page: Camping"],
    ["3d printing", "page: 3D printing"],
    ["colophon", "page: Colophon"],
  ],
  "beginnings of words": [
    ["dron", "page: Drones"],
    ["snowb", "page: Snowboarding"],
    ["photog", "page: Photography"],
    ["tonn", "page: Tonneau cover"],
    ["terr", "project: Terrain renderer"],
    ["moonl", "photo: Moonlit summit"],
  ],
  mistakes: [
    ["dorne", "page: Drones"],
    ["dronse", "page: Drones"],
    ["dones", "page: Drones"],
    ["lnux", "page: Linux setup"],
    ["finanse", "page: Finance"],
    ["fotography", "page: Photography"],
    ["snowbording", "page: Snowboarding"],
    ["paraglidng", "page: Paragliding"],
    ["toneau cover", "page: Tonneau cover"],
    ["kernel schedulr", "project: Kernel scheduler"],
    ["avacado", "food: Avocado"],
    ["batery", "section: Batteries"],
    ["auroa lake", "photo: Aurora over a still lake"],
  ],
  "accents and signs": [
    ["drônes", "page: Drones"],
    ["FÍTNESS", "page: Fitness"],
    ["sälmon", "food: Salmon"],
    ["push up", "link: Push-up"],
    ["pushup", "link: Push-up"],
    ["CO2 monitor", "photo: CO₂ monitor"],
  ],
  "one and many": [
    ["drone", "page: Drones"],
    ["batteries", "section: Batteries"],
    ["recipe", "section: Recipes"],
    ["blueberry", "food: Blueberries"],
    ["headlamps", "gear: Black Diamond Spot 400 headlamp"],
    ["badland", "photo: Badlands"],
    ["index fund", "link: Index funds"],
    ["dunes", "photo: Dune crest, last light"],
  ],
  "words in another order": [
    ["nutrition food", "page: Food & nutrition"],
    ["setup linux", "page: Linux setup"],
    ["printing 3d", "page: 3D printing"],
    ["way milky", "photo: Camp under the Milky Way"],
    ["stacks sea", "photo: Sea stacks at dusk"],
    ["renderer terrain", "project: Terrain renderer"],
    ["snow first", "photo: First snow"],
  ],
  "remarks, alt texts and what stands beside": [
    ["bogleheads", "link: Index funds"],
    ["roth ira", "section: Accounts"],
    ["tiny whoop", "photo: Midge"],
    ["stove", "gear: MSR PocketRocket 2 stove"],
  ],
};

const content = loadContent();
const engine = await engineFor(content);

describe.each(Object.entries(table))("a search by %s", (_what, rows) => {
  it.each(rows)("for “%s” finds %s first", (question, first) => {
    expect(firstFor(engine, question)).toBe(first);
  });
});

describe("the search over the shipped content", () => {
  it("has a table of at least forty questions", () => {
    expect(Object.values(table).flat().length).toBeGreaterThanOrEqual(40);
  });

  it("finds every page by its title", () => {
    for (const { title, path } of content.topics)
      expect([title, rowsFor(engine, title)[0]?.url]).toEqual([title, path]);
  });

  it("answers whole questions", () => {
    const first = (question: string) =>
      rowsFor(engine, question)
        .slice(0, 3)
        .map(({ title, where }) => [...where, title].join(", "));
    expect(first("is it legal to fly a drone")).toContain("Drones, Rules");
    expect(first("price of a drone")).toEqual(expect.arrayContaining(["Drones, Starter drones", "Drones, FPV gear"]));
    expect(first("how much does a drone cost")[0]).toBe("Drones");
  });

  it("finds something of every kind", async () => {
    expect(new Set(flatten(await entriesOf(content)).map(({ kind }) => kind))).toEqual(
      new Set(["page", "section", "project", "photo", "gear", "food", "link"]),
    );
  });

  it("shows a topic's hue and picture with all that stands on its page", () => {
    const wearing = new Set(content.topics.filter(isListed).map(({ slug }) => slug));
    const rows = rowsFor(engine, "batteries");
    expect(rows.length).toBeGreaterThan(2);
    for (const { topic, picture } of rows) {
      expect(wearing).toContain(topic);
      expect(picture).toMatch(/topics\//);
    }
  });

  it("finds nothing for what nobody wrote", () => {
    expect(rowsFor(engine, "xqzzyv")).toEqual([]);
  });
});
