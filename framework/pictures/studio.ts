import { type Studio, openStudio } from "../../site/pictures/studio.ts";
import { pictureFolder } from "../../site/addresses/published.ts";

/**
 * The bundler, the pages and the steps after the build are separate programs to Node's module system but run in one
 * process: a global gives them one studio, so that no encoder has to be bundled.
 */
const studios = ((globalThis as { siteStudios?: Map<string, Studio> }).siteStudios ??= new Map());

const keyOf = (root: string, base: string) => `${root} ${base}`;

export const studioAt = (root: string, base: string): Studio => {
  const key = keyOf(root, base);
  const studio = studios.get(key) ?? openStudio({ root, url: base + pictureFolder });
  studios.set(key, studio);
  return studio;
};

export const studioCode = (root: string, base: string) =>
  `export const { picture, photoInfo, skyline } = globalThis.siteStudios.get(${JSON.stringify(keyOf(root, base))});`;
