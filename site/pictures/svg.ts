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
const elsewhere = ({ name, attributes }: XastElement): string | undefined =>
  name === "a" || name === "script"
    ? undefined
    : [attributes["href"], attributes["xlink:href"]].find((address) => address && !/^\s*(#|data:)/i.test(address));

/** An SVG's size, and why an <img> would show it empty or incomplete. */
export const readSvg = (text: string) => {
  let size = { width: 0, height: 0 };
  let isNamed = false;
  let address: string | undefined;
  const enter = (element: XastElement, parent: { type: string }) => {
    if (parent.type === "root") {
      size = sizeOf(element.attributes);
      isNamed = Object.values(element.attributes).includes("http://www.w3.org/2000/svg");
    }
    address ??= elsewhere(element);
  };
  optimize(text, { plugins: [{ name: "look", fn: () => ({ element: { enter } }) }] });
  let problem: string | undefined;
  if (!(size.width > 0 && size.height > 0)) {
    problem = 'the SVG has no size: give its <svg> a viewBox such as viewBox="0 0 1200 900"';
  } else if (!isNamed) {
    problem = 'the SVG is missing its xmlns: write <svg xmlns="http://www.w3.org/2000/svg" …>';
  } else if (address !== undefined) {
    problem = `the SVG links to ${got(address)}, which browsers don't load: embed that picture when you export the SVG`;
  }
  return { size, problem };
};
