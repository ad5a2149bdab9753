import { expect, it } from "vitest";
import { loadContent } from "../../site/load.ts";
import { textsIn } from "../../site/schema/fields.ts";
import { topicSchema } from "../../site/schema/topic.ts";
import { pageHtml } from "../support/built-site.ts";
import { link } from "../../site/words/common.ts";
import { parseHtml } from "../support/dom.ts";

/** Every text of a topic appears on its page. */

const { topics } = loadContent();

const letters = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");

/** Paragraphs and list items as plain text, without Markdown syntax. */
const linesOf = (markdown: string) =>
  markdown
    .replace(/\]\((?:[^()\s]|\([^()\s]*\))*\)/g, "]")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s/, ""));

it("every text of a topic is on its page", () => {
  const lost = topics.flatMap((topic) => {
    const tree = parseHtml(pageHtml(topic.path));
    const told = [
      tree.one("main").text,
      tree.one('head meta[name="description"]').attribute("content"),
      ...tree.all("main [alt]").map((node) => node.attribute("alt")),
      // The tool shows a reason only when it applies.
      ...tree.all("main [data-island]").map((node) => node.attribute("data-props")),
    ];
    const shown = letters(told.join(" ").replaceAll(link.newTab, "").replaceAll(link.archived, ""));
    // The tile is on the blog index.
    const { tile: _tile, ...value } = topic;
    return textsIn({ file: topic.path, schema: topicSchema, value })
      .filter(({ holds = "" }) => ["words", "line", "markdown"].includes(holds))
      .flatMap(({ file, field, text }) =>
        linesOf(text)
          .filter((line) => !shown.includes(letters(line)))
          .map((line) => `${file}: ${field}: ${line}`),
      );
  });
  expect(lost).toEqual([]);
});

it("every price of a topic's gear is on its page", () => {
  const lost = topics.flatMap(({ path, blocks }) => {
    const prices = parseHtml(pageHtml(path)).all("main data");
    const shown = new Set(prices.map((node) => node.attribute("value")));
    return blocks
      .flatMap((block) => (block.kind === "gear" ? block.groups.flatMap(({ items }) => items) : []))
      .filter(({ price }) => price !== undefined && !shown.has(String(price)))
      .map(({ title, price }) => `${path}: ${title}: ${price}`);
  });
  expect(lost).toEqual([]);
});
