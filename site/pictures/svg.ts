import { VERSION, type XastElement, optimize } from "svgo";
import { got } from "../schema/messages.ts";

/** Raise the number when the rules below change. */
export const svgEncoder = `svgo ${VERSION} 1`;

/** SVGs are shown by <img>, where ids can't clash and scripts never run. */
export const optimizeSvg = (text: string) =>
  optimize(text, {
    multipass: true,
    floatPrecision: 2,
    plugins: ["preset-default", "removeScripts", "removeDimensions"],
  }).data;

const sizeOf = ({ viewBox = "", width = "", height = "" }: XastElement["attributes"]) => {
  const [, , wide, high] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (wide && high) return { width: wide, height: high };
  const pixels = (length: string) => Number(length.replace(/px$/, ""));
  return { width: pixels(width), height: pixels(height) };
};

/** An external file that an <img> doesn't load. Links don't work in an <img>, and scripts are removed. */
const elsewhere = ({ name, attributes }: XastElement): string | undefined => {
  if (name === "a" || name === "script") return undefined;
  const links = ["href", "xlink:href"].map((key) => attributes[key]?.trim());
  const paints = Object.values(attributes).flatMap((value) =>
    [...value.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address]) => address?.trim()),
  );
  return [...links, ...paints].find((address) => address && !/^(#|data:)/i.test(address));
};

/** An SVG's size, and why an <img> would show it empty or incomplete. */
export const readSvg = (text: string) => {
  let size = { width: 0, height: 0 };
  const errors: string[] = [];
  const enter = (element: XastElement, parent: { type: string }) => {
    const { name, attributes } = element;
    if (parent.type === "root") {
      size = sizeOf(attributes);
      const [, prefix] = /^(.*):/.exec(name) ?? [];
      const space = attributes[prefix === undefined ? "xmlns" : `xmlns:${prefix}`];
      if (!(size.width > 0 && size.height > 0)) {
        errors.push('the SVG has no size: give its <svg> a viewBox such as viewBox="0 0 1200 900"');
      }
      if (space !== "http://www.w3.org/2000/svg") {
        errors.push('the SVG is missing its xmlns: write <svg xmlns="http://www.w3.org/2000/svg" …>');
      }
    }
    const address = elsewhere(element);
    if (address !== undefined) {
      errors.push(
        `browsers don't load files an SVG links to, here ${got(address)}: embed that picture when you export the SVG`,
      );
    }
  };
  optimize(text, { plugins: [{ name: "look", fn: () => ({ element: { enter } }) }] });
  return { size, problem: errors[0] };
};
