import { VERSION, optimize } from "svgo";

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
