import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publicFolder } from "../../../site/files.ts";
import { parseHtml } from "../../support/dom.ts";
import { readSizes } from "../../support/sizes.ts";
import { documents, pageHtml, readText, siteDir } from "../../support/site.ts";

/** What Chromium, Firefox and WebKit do not all know must be asked for before it is used. */

const styles = readdirSync(join(siteDir, "assets"))
  .filter((file) => file.endsWith(".css") && !existsSync(join(publicFolder, "assets", file)))
  .map((file) => readText(`assets/${file}`));

type Declaration = { property: string; value: string; around: string[] };

/** Every declaration of a stylesheet, with the selectors and conditions that it stands in. */
const declarationsOf = (css: string): Declaration[] => {
  const found: Declaration[] = [];
  const around: string[] = [];
  let text = "";
  for (const letter of css.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, "_")) {
    if (!"{;}".includes(letter)) {
      text += letter;
      continue;
    }
    if (letter === "{") around.push(text.trim());
    else {
      const [, property, value = ""] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
      if (property) found.push({ property, value, around: [...around] });
      if (letter === "}") around.pop();
    }
    text = "";
  }
  return found;
};

const declarations = styles.flatMap(declarationsOf);

/** Where one of these is unknown, what stands beside it makes no sense or the page lacks something. */
const notEverywhere =
  /^((animation|scroll|view)-timeline|animation-range|position-(anchor|area|try)|anchor-|interpolate-size|text-box|corner-|line-clamp)/;

const unasked = (css: string) =>
  declarationsOf(css)
    .filter(({ property }) => notEverywhere.test(property))
    .filter(({ around }) => !around.some((condition) => condition.startsWith("@supports")))
    .map(({ property }) => property);

/** What WebKit knows only by a name of its own. */
const prefixed = ["text-size-adjust", "user-select"];

describe("the stylesheets", () => {
  it("use what an engine lacks only where it was asked for", () => {
    expect(styles.join("")).toContain("animation-timeline");
    expect(styles.flatMap(unasked)).toEqual([]);
  });

  it("would be told otherwise", () => {
    const rule = "a{color:red;animation-timeline:scroll()}";
    expect(unasked(rule)).toEqual(["animation-timeline"]);
    expect(unasked(`@supports (animation-timeline:scroll()){${rule}}`)).toEqual([]);
  });

  it.each(prefixed)("say %s to WebKit too", (name) => {
    const valuesOf = (property: string) =>
      declarations.filter((one) => one.property === property).map(({ value }) => value);
    // The first is in every site; else the reading went wrong.
    expect(valuesOf("text-size-adjust").length).toBeGreaterThan(0);
    expect(valuesOf(`-webkit-${name}`)).toEqual(valuesOf(name));
  });
});

describe("the pages", () => {
  it("say how wide their pictures are in words that every engine can read", () => {
    const said = documents.flatMap((path) =>
      parseHtml(pageHtml(path))
        .all("picture source")
        .map((node) => node.attribute("sizes") ?? ""),
    );
    for (const sizes of new Set(said)) {
      expect(readSizes(sizes, 390, 844), sizes).toBeGreaterThan(0);
      expect(readSizes(sizes, 1440, 900), sizes).toBeGreaterThan(0);
    }
  });
});
