import { describe, expect, it } from "vitest";
import { setType } from "../../site/compile/typography.ts";
import { loadContent } from "../../site/load.ts";
import { sectionsOf } from "../../site/sections.ts";
import { parseHtml } from "../support/dom.ts";
import { pageHtml } from "../support/site.ts";

const { topics } = setType(loadContent());

describe.each(topics.map((topic, index) => [topic.path, topic, index] as const))("%s", (path, topic, index) => {
  const tree = parseHtml(pageHtml(path));
  const linksIn = (name: string) =>
    tree
      .all("main nav")
      .filter((node) => node.attribute("aria-label") === name)
      .flatMap((node) => node.all("a"));
  const number = (at: number) => String(at + 1).padStart(2, "0");

  it("opens with its number, title and lede, in its hue", () => {
    expect(tree.one("main h1").text).toBe(topic.title);
    expect(tree.one("main").text).toContain(topic.lede);
    expect(tree.one("main").text.startsWith(number(index))).toBe(true);
    expect(tree.one("body").attribute("data-topic")).toBe(topic.slug);
  });

  it("has its sections in order, numbered, each with an anchor and a line in the contents", () => {
    const sections = sectionsOf(topic);
    expect(tree.all("main section").map((node) => [node.attribute("id"), node.one("h2").text])).toEqual(
      sections.map(({ id, title }) => [id, title]),
    );
    const contents = linksIn("On this page");
    expect(contents.map((node) => [node.attribute("href"), node.text])).toEqual(
      sections.map(({ id, title }, at) => [`${path}#${id}`, `${index + 1}.${at + 1}${title}`]),
    );
  });

  it("leads on to the topics before and after it, in a circle", () => {
    const neighbours = [(index + 12) % 13, (index + 1) % 13];
    expect(linksIn("Other topics").map((node) => node.attribute("href"))).toEqual(
      neighbours.map((neighbour) => topics[neighbour]?.path),
    );
  });
});
