import { describe, expect, it } from "vitest";
import { addressesIn } from "../../../../site/compile/markdown.ts";
import { loadContent } from "../../../../site/load.ts";
import { llmsText } from "../../../../site/markdown/llms.ts";
import { plain } from "../../../../site/markdown/text.ts";
import { topicMarkdown } from "../../../../site/markdown/topic.ts";
import { eachText } from "../../../../site/schema/fields.ts";
import { topicSchema } from "../../../../site/schema/topic.ts";

const content = loadContent();
const address = { url: content.site.url, basePath: "/sub/" };
const resolve = async (path: string) => ({
  src: `/sub/assets/pictures/${path.split("/").at(-1)}`,
  sources: [],
  width: 3,
  height: 2,
  color: "#000",
});
const options = { content, address, resolve };
const twins = new Map(
  await Promise.all(
    content.topics.map(async (topic): Promise<[string, string]> => [topic.slug, await topicMarkdown(topic, options)]),
  ),
);
const twin = (slug: string) => twins.get(slug) ?? "";

const squeeze = (text: string) => text.replace(/[\s>]+/g, "");

describe.each(content.topics.map((topic) => [topic.slug, topic] as const))("the Markdown of %s", (slug, topic) => {
  // The tile and the description are for other pages, the masthead for the eye.
  const { tile: _tile, masthead: _masthead, description: _description, ...shown } = topic;

  it("says all that the page says", () => {
    const said = squeeze(twin(slug));
    eachText(topicSchema, shown, (text, holds, path) => {
      if (holds === "words") expect(said, path.join(".")).toContain(squeeze(plain(text)));
      if (holds === "picture") expect(said, path.join(".")).toContain(`pictures/${text.split("/").at(-1)}`);
    });
  });

  it("leads everywhere that the page leads, by whole addresses", () => {
    const links = addressesIn(twin(slug), "markdown");
    expect(links.filter((url) => !/^https?:\/\//.test(url))).toEqual([]);
    eachText(topicSchema, shown, (text, holds) => {
      for (const url of addressesIn(text, holds)) {
        expect(links).toContain(url.startsWith("/") ? `https://whole.example/sub${url}` : url);
      }
    });
  });

  it("begins with the title and the page's address", () => {
    expect(twin(slug)).toMatch(new RegExp(`^# ${plain(topic.title)}\n\n<https://whole\\.example/sub${topic.path}>\n`));
  });
});

describe("the kinds of blocks in Markdown", () => {
  it("are checklists for gear, with quantities, prices and the sum", () => {
    expect(twin("camp")).toContain("- [ ] [Tent](https://tents.example/) (green): about $200");
    expect(twin("camp")).toContain("- [ ] **Peg** × 8: a coin each");
    expect(twin("camp")).toContain("In all about $252");
  });

  it("are numbered steps with what to be careful of", () => {
    expect(twin("3d-art")).toContain(
      "### 1. Six sides\n\n![Six squares.](https://whole.example/sub/assets/pictures/step.svg)",
    );
    expect(twin("3d-art")).toContain("> **Caution**\n>\n> Not five.");
    expect(twin("3d-art")).toContain("**Tools**\n\n- [ ] Scissors\n- [ ] Glue\n\n### 1. Six sides");
    expect(twin("3d-art")).toContain("### 2. Fold (75 min)");
  });

  it("are tables whose cells keep their own Markdown", () => {
    expect(twin("food")).toContain("| Food | Raw | Cooked |\n| --- | --- | --- |\n| Rice | 80 g | 240 g |");
    expect(twin("food")).toContain("| [Lentils](https://lentils.example/) | 70 g | **175 g** |");
  });

  it("are the numbers that growth begins with, and its words", () => {
    expect(twin("colophon")).toContain(
      "- Paid in each month ($): 10\n- Years: 3\n- Return a year (%): 2\n- Fees a year (%): 0.5\n\nArithmetic, *not* a forecast.",
    );
  });

  it("are limits for flying, by experience, with why they are there and what they cannot know", () => {
    expect(twin("3d-art")).toContain("| Limit | A new cube, up to 10 hours | An old one |");
    expect(twin("3d-art")).toContain("| Wind on the ground | under 8 mph | at most 12 mph |");
    expect(twin("3d-art")).toContain("| Cloud base above ground | at least 1,000 feet | at least 1,000 feet |");
    expect(twin("3d-art")).toContain("- **Wind on the ground**: It rolls.\n\nNobody knows what else");
  });

  it("are the light of the day that is drawn, and all places", () => {
    expect(twin("colophon")).toContain(
      "The desk, June 21, 2026. Times are those of the place.\n\n- **Sunrise**: 4:43 AM\n- **Sunset**: 9:33 PM\n" +
        "- **Blue hour**: 3:53 AM to 4:43 AM; 9:33 PM to 10:23 PM\n" +
        "- **Golden hour**: 4:43 AM to 5:39 AM; 8:37 PM to 9:33 PM\n" +
        "- **Moonrise**: 12:43 PM\n- **Moonset**: 12:41 AM\n" +
        "- **Moon**: First quarter, 50% lit\n\nBehind a *wall* it is dark.\n\n" +
        "- The desk: 52.5, 13.4\n- The other desk: 78.22, 15.63",
    );
  });

  it("are workouts with their times, and how long they take in all", () => {
    expect(twin("fitness")).toContain(
      "| Workout | Get ready | Rounds | Work | Rest | In all |\n| --- | --- | --- | --- | --- | --- |\n" +
        "| Squats (the deep ones) | 0:10 | 8 | 0:20 | 0:10 | 4:00 |\n| A wall sit | 0:00 | 1 | 1:30 | 0:00 | 1:30 |",
    );
  });

  it("are fenced commands in their language", () => {
    expect(twin("3d-art")).toContain("```bash\nblender -b cube.blend -f 1 # one frame\n```");
  });

  it("are links to other pages of the site, wherever they stand in a text", () => {
    expect(twin("camp")).toContain("Two nights by [the drones' meadow](https://whole.example/sub/drones#rules).");
  });
});

describe("llms.txt", () => {
  const text = llmsText(content, address);

  it("has the site's name, what it is, and its parts", () => {
    expect(text).toMatch(/^# Whole\n\n> A site that has one of everything/);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      "Adventure",
      "Main",
      "Photography",
      "Feeds",
      content.words.home.elsewhere,
    ]);
  });

  it("lists every topic's Markdown, and every other page", () => {
    const links = addressesIn(text, "markdown");
    for (const { path } of content.topics) expect(links).toContain(`https://whole.example/sub${path}.md`);
    for (const path of ["/engineering", "/photography", "/contact", "/blog"]) {
      expect(links).toContain(`https://whole.example/sub${path}`);
    }
  });

  it("leads to every collection of photos, with its words", () => {
    expect(text).toContain(
      "[Far and flat](https://whole.example/sub/photography/collections/far-and-flat): Where the horizon is a ruler.",
    );
  });

  it("leads to every photo's page, with what is seen there, and to the feeds by their names", () => {
    for (const { slug, alt } of content.photography?.photos ?? [])
      expect(text).toContain(`(https://whole.example/sub/photography/${slug}): ${alt}`);
    expect(text).toContain("- [Whole, Atom feed](https://whole.example/sub/feed.xml)\n");
    expect(text).toContain("- [Whole, JSON feed](https://whole.example/sub/feed.json)\n");
  });

  it("is only a name, a sentence and the feeds for the smallest site", () => {
    const { site, words, theme } = content;
    const { statement: _none, ...small } = site;
    const least = { site: small, words, theme, social: [], redirects: [], topics: [] } as typeof content;
    expect(llmsText(least, address).split("\n\n## ")).toEqual([
      `# Whole\n\n> ${site.description}`,
      expect.stringMatching(/^Feeds\n/),
    ]);
  });
});
