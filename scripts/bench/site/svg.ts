import { escapeHtml } from "../../../site/html.ts";
import { themeSchema } from "../../../site/schema/theme.ts";

/** Charts have the colors that the engine comes with, in both schemes, whatever the owner's are. */

const { paper, ink, ink2, far, hue, hues, good } = themeSchema.parse({});
const second = hues["engineering"] ?? hue;

const scheme = (name: "light" | "dark") =>
  [
    `.paper{fill:${paper[name]}}`,
    `.ink{fill:${ink[name]}}`,
    `.ink2{fill:${ink2[name]}}`,
    `.rule{stroke:${far[name]}}`,
    `.axis{stroke:${ink2[name]}}`,
    `.far{fill:${far[name]}}`,
    `.good{fill:${good[name]}}`,
    `.number{stroke:${paper[name]}}`,
  ].join("");

const styles = [
  "text{font:400 13px Archivo,system-ui,-apple-system,'Segoe UI',Arial,sans-serif}",
  ".title{font-weight:640;font-size:16px}",
  ".number{font-variant-numeric:tabular-nums;stroke-width:4;paint-order:stroke}",
  `.hue{fill:${hue}}.pale{fill:${hue};fill-opacity:.45}.second{fill:${second}}.mist{fill:${second};fill-opacity:.45}`,
  scheme("light"),
  `@media(prefers-color-scheme:dark){${scheme("dark")}}`,
].join("");

export const width = 720;

export const draw = (name: string, attributes: Record<string, number | string>, inside = ""): string => {
  const told = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === "number" ? String(Math.round(value * 10) / 10) : escapeHtml(value);
    return ` ${key}="${text}"`;
  });
  return inside === "" ? `<${name}${told.join("")}/>` : `<${name}${told.join("")}>${inside}</${name}>`;
};

export const write = (x: number, y: number, text: string, attributes: Record<string, string> = {}): string =>
  draw("text", { x, y, class: "ink", ...attributes }, escapeHtml(text));

const longest = 32;

export const shortened = (label: string): string =>
  label.length <= longest ? label : `${label.slice(0, longest / 2 - 1)}…${label.slice(-longest / 2)}`;

export const frame = (title: string, description: string, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<desc id="desc">${escapeHtml(description)}</desc>`,
    `<style>${styles}</style>`,
    draw("rect", { class: "paper", width, height, rx: 6 }),
    write(24, 34, title, { class: "ink title" }),
    ...parts,
    "</svg>\n",
  ].join("\n");
