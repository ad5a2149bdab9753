import { VERSION, type XastElement, optimize } from "svgo";
import { got } from "../schema/messages.ts";

/** The number is raised when the rules below change. */
export const svgEncoder = `svgo ${VERSION} 1`;

/** An <img> shows the file: ids cannot clash, and scripts never run and so are dropped. */
export const optimizeSvg = (text: string) =>
  optimize(text, {
    multipass: true,
    floatPrecision: 2,
    plugins: ["preset-default", "removeScripts", "removeDimensions"],
  }).data;

export const svgSize = (text: string) => {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0] ?? "";
  const box = /\bviewBox\s*=\s*["']([^"']+)["']/.exec(tag)?.[1];
  const [, , width, height] =
    box
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (width && height) return { width, height };
  const side = (name: string) => Number(new RegExp(`\\b${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  return { width: side("width"), height: side("height") };
};

/** What an <img> would have to fetch. A link leads nowhere there, and scripts are dropped. */
const elsewhere = ({ name, attributes }: XastElement): string | undefined => {
  if (name === "a" || name === "script") return undefined;
  const links = ["href", "xlink:href"].map((key) => attributes[key]?.trim());
  const paints = Object.values(attributes).flatMap((value) =>
    [...value.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, address]) => address?.trim()),
  );
  return [...links, ...paints].find((address) => address && !/^(#|data:)/i.test(address));
};

/** Why an <img> would show nothing, or not all of it. Whoever draws it at build is less strict. */
export const faultOfSvg = (text: string): string | undefined => {
  const faults: string[] = [];
  const enter = (element: XastElement, parent: { type: string }) => {
    const [, prefix] = /^(.*):/.exec(element.name) ?? [];
    const space = element.attributes[prefix === undefined ? "xmlns" : `xmlns:${prefix}`];
    if (parent.type === "root" && space !== "http://www.w3.org/2000/svg") {
      faults.push('browsers show an SVG only with its namespace: write <svg xmlns="http://www.w3.org/2000/svg" …>');
    }
    const address = elsewhere(element);
    if (address !== undefined) {
      faults.push(
        `browsers show an SVG without the files that it links, here ${got(address)}: embed that picture when you export it`,
      );
    }
  };
  optimize(text, { plugins: [{ name: "look", fn: () => ({ element: { enter } }) }] });
  return faults[0];
};
