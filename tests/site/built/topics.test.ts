import { describe, expect, it } from "vitest";
import { topicPaths } from "../../support/owner.ts";
import { isListed } from "../../../site/pages.ts";
import { sectionsOf } from "../../../site/sections.ts";
import { topics, words } from "../../support/content.ts";
import { parseHtml } from "../../support/dom.ts";
import { pageHtml } from "../../support/site.ts";

const listed = topics.filter(isListed);

describe("the topics", () => {
  it("have pages", () => {
    expect(topicPaths).toEqual(topics.map(({ path }) => path));
    for (const path of topicPaths) expect(pageHtml(path), path).toContain("</h1>");
  });
});

describe.each(topics.map((topic) => [topic.path, topic] as const))("%s", (path, topic) => {
  const index = listed.findIndex(({ slug }) => slug === topic.slug);
  const tree = parseHtml(pageHtml(path));
  const linksIn = (name: string) =>
    tree
      .all("main nav")
      .filter((node) => node.attribute("aria-label") === name)
      .flatMap((node) => node.all("a"));
  const number = (at: number) => String(at + 1).padStart(2, "0");

  it("opens with its number, title and lede, in its hue", () => {
    expect(tree.one("main h1").text).toBe(topic.title);
    expect(tree.one("main").text).toContain(topic.lede ?? "");
    if (index >= 0) expect(tree.one("main").text).toMatch(new RegExp(`^${number(index)}`));
    expect(tree.one("body").attribute("data-topic")).toBe(topic.slug);
  });

  it("has its sections in order, numbered, each with an anchor and a line in the contents", () => {
    const sections = sectionsOf(topic);
    expect(tree.all("main section").map((node) => [node.attribute("id"), node.one("h2").text])).toEqual(
      sections.map(({ id, title }) => [id, title]),
    );
    const contents = linksIn(words.topic.contents);
    expect(contents.map((node) => [node.attribute("href"), node.text])).toEqual(
      sections.length > 1
        ? sections.map(({ id, title }, at) => [`${path}#${id}`, `${index < 0 ? "" : `${index + 1}.`}${at + 1}${title}`])
        : [],
    );
  });

  it("leads on to the topics before and after it, in a circle, as far as there are others", () => {
    const others = index < 0 ? 0 : Math.min(2, listed.length - 1);
    const neighbours = [index - 1, (index + 1) % listed.length].slice(2 - others);
    expect(linksIn(words.topic.others).map((node) => node.attribute("href"))).toEqual(
      neighbours.map((neighbour) => listed.at(neighbour)?.path),
    );
  });
});
