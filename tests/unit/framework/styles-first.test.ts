import { describe, expect, it } from "vitest";
import { stylesFirst } from "../../../framework/styles-first.ts";

const font = (name: string) => `<link rel="preload" href="/${name}.woff2" as="font" crossorigin="anonymous"/>`;
const style = (name: string) => `<link rel="stylesheet" href="/${name}.css"/>`;

describe("stylesFirst", () => {
  it("puts the fonts after the last stylesheet, in their order, and moves nothing else", () => {
    const icon = '<link rel="icon" href="/favicon.svg"/>';
    const html = `<head>${font("a")}${font("b")}${icon}<script>x</script>${style("one")}${style("two")}</head>`;
    expect(stylesFirst(html, "x.html")).toBe(
      `<head>${icon}<script>x</script>${style("one")}${style("two")}${font("a")}${font("b")}</head>`,
    );
  });

  it("names each stylesheet once, where it stands first, with the framework's mark or without", () => {
    const marked = '<link rel="stylesheet" href="/one.css#"/>';
    const html = `<head>${font("a")}${marked}${style("two")}${style("one")}${style("three")}</head>`;
    expect(stylesFirst(html, "x.html")).toBe(`<head>${marked}${style("two")}${style("three")}${font("a")}</head>`);
  });

  it.each([`<head>${font("a")}</head>`, `<head>${style("one")}</head>`, "<head></head>"])(
    "stops at a page that looks different: %s",
    (html) => {
      expect(() => stylesFirst(html, "blog/index.html")).toThrow(/^blog\/index\.html: .*adapt framework\/styles-first/);
    },
  );
});
