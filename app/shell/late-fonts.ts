import { useEffect, useLayoutEffect } from "react";

/**
 * The styles call the web fonts optional: one that misses the first paint is not put on afterwards, since it could move
 * the page. Here a late font gets its chance: at once if nothing on the screen moves by it, else with the next page.
 */
export const useLateFonts = (page: string) => {
  useLayoutEffect(() => {
    for (const face of waiting.splice(0)) document.fonts.add(face);
  }, [page]);

  useEffect(wearLateFonts, [page]);
};

const waiting: FontFace[] = [];

/** What a page shows later may need fonts of its own. */
export const wearLateFonts = () => {
  const late = takeMissing();
  // A font that cannot be had is no failure: its stand-in stays.
  const loading = late.map((face) => face.load().catch(() => undefined));
  void Promise.all(loading).then((faces) => waiting.push(...putOn(faces.filter((face) => face !== undefined))));
};

/** The browser would put these faces on unasked when a stylesheet is added, so their rules are taken out. */
const takeMissing = () =>
  [...document.styleSheets].filter(isOwn).flatMap((stylesheet) =>
    [...stylesheet.cssRules].filter(isMissing).map((rule) => {
      stylesheet.deleteRule([...stylesheet.cssRules].indexOf(rule));
      const read = (name: string) => rule.style.getPropertyValue(name);
      return new FontFace(read("font-family"), read("src"), {
        style: read("font-style") || "normal",
        weight: read("font-weight") || "normal",
        stretch: read("font-stretch") || "normal",
      });
    }),
  );

/** The rules of a stylesheet that an extension of the browser added cannot be read. */
const isOwn = ({ href }: CSSStyleSheet) => href?.startsWith(location.origin);

const isMissing = (rule: CSSRule): rule is CSSFontFaceRule => {
  if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue("font-display") !== "optional") return false;
  const family = rule.style.getPropertyValue("font-family");
  const style = rule.style.getPropertyValue("font-style") || "normal";
  const faces = [...document.fonts].filter((face) => face.family === family && face.style === style);
  return faces.some(({ status }) => status !== "unloaded") && !isDrawn(family, style);
};

/** A canvas falls back as the page does, and no web font here sets the word as wide as a monospaced one. */
const isDrawn = (family: string, style: string) => {
  const pen = document.createElement("canvas").getContext("2d");
  const width = (families: string) => {
    if (pen) pen.font = `${style} 16px ${families}`;
    return pen?.measureText("minimum").width;
  };
  return width(`${family}, monospace`) !== width("monospace");
};

const putOn = (faces: FontFace[]) =>
  faces.length === 0 || fit(faces) ? [] : faces.filter((face) => faces.length === 1 || !fit([face]));

/** Nobody sees the fonts before they are off again if something moved. */
const fit = (faces: FontFace[]) => {
  const before = boxesIn(document.body);
  for (const face of faces) document.fonts.add(face);
  const after = boxesIn(document.body);
  const still = before.length === after.length && before.every((box, index) => isNear(box, after[index]));
  if (!still) for (const face of faces) document.fonts.delete(face);
  return still;
};

type Box = { top: number; left: number; bottom: number };

const rectsOf = (node: Node): DOMRectList | [] => {
  if (node instanceof Element) return node.getClientRects();
  if (!(node instanceof Text)) return [];
  const range = document.createRange();
  range.selectNode(node);
  return range.getClientRects();
};

/** Whatever is below the window's edge moves unseen. */
const boxesIn = (node: Node): Box[] => {
  const rects = rectsOf(node);
  const [first, last] = [rects[0], rects[rects.length - 1]];
  if (first && first.top >= innerHeight) return [];
  const inside = [...node.childNodes].flatMap(boxesIn);
  if (!first || !last) return inside;
  return [{ top: first.top, left: first.left, bottom: Math.min(last.bottom, innerHeight) }, ...inside];
};

/** A word may begin a little further on within its line; lines must stay, but for a pixel of rounding. */
const isNear = (a: Box, b: Box = a) => {
  const slack = a.bottom - a.top < 45 ? 12 : 3;
  return Math.abs(a.top - b.top) < 2 && Math.abs(a.bottom - b.bottom) < 2 && Math.abs(a.left - b.left) < slack;
};
