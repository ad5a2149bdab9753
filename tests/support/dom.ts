import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";

/** Queries for HTML without a browser. */

const config = await new StaticConfigLoader({ elements: ["html5"] }).getConfigFor("page.html");

type Tree = { all: (selector: string) => Node[]; one: (selector: string) => Node };

type Node = Tree & {
  tag: string;
  text: string;
  attribute: (name: string) => string | undefined;
  attributes: Record<string, string>;
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#x27": "'", "#39": "'" };

const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const wrapNode = (element: HtmlElement): Node => ({
  tag: element.tagName,
  text: decode(element.textContent)
    .replace(/[ \t\r\n]+/g, " ")
    .trim(),
  // React writes some attribute names in camel case; HTML ignores case.
  attribute: (name) => attributesOf(element)[name.toLowerCase()],
  attributes: attributesOf(element),
  ...search(element),
});

const attributesOf = (element: HtmlElement) =>
  Object.fromEntries(element.attributes.map(({ key, value }) => [key.toLowerCase(), decode(value?.toString() ?? "")]));

const search = (element: HtmlElement): Tree => {
  const all = (selector: string) => element.querySelectorAll(selector).map(wrapNode);
  return {
    all,
    one: (selector) => {
      const found = all(selector);
      if (found.length !== 1 || !found[0]) throw new Error(`expected one ${selector}, found ${found.length}`);
      return found[0];
    },
  };
};

export const parseHtml = (html: string): Tree => search(new Parser(config).parseHtml(html));
