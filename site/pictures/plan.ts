import { createHash } from "node:crypto";
import { extname, relative } from "node:path";
import { contentFolder } from "../folder.ts";
import type { Picture } from "./picture.ts";
import { latinSlug } from "../slug.ts";
import { encoders, recipeOf } from "./encode.ts";
import { coverSizes, sizesOf } from "./sizes.ts";
import { fitSlot } from "./slots.ts";
import type { Description, Format, PictureUse, Variant } from "./types.ts";
import { coverWidths, widthsFor } from "./widths.ts";

export type Plan = { picture: Picture; variants: Variant[] };

const fallbackWidth = { default: 1030, large: 2000 };

export const planPicture = ({ path, slot, as }: PictureUse, description: Description, url: string): Plan => {
  const { width, height, color, alpha, kind } = description;
  const variants = new Map<string, Variant>();
  const want = (format: Format, wide: number) => {
    const variant = variantOf(path, description, format, wide);
    variants.set(variant.file, variant);
    return `${url}${variant.file}`;
  };
  const done = (rest: Pick<Picture, "src" | "sources" | "sizes">): Plan => ({
    picture: { ...rest, width, height, color },
    variants: [...variants.values()],
  });

  if (kind === "svg") return done({ src: want("svg", width), sources: [] });

  const target = as === "large" ? fallbackWidth.large : fallbackWidth.default;
  const src = want(alpha ? "webp" : "jpeg", Math.min(width, target));
  const ratio = width / height;
  const cover = as === "large" ? undefined : as;
  const widths = cover ? coverWidths(cover, ratio, width) : widthsFor(fitSlot(slot, ratio), width);
  const srcSet = widths.map((wide) => `${want("avif", wide)} ${wide}w`).join(", ");
  const sizes = cover ? coverSizes(cover, ratio) : sizesOf(slot, ratio);
  return done({ src, sources: [{ type: "image/avif", srcSet }], sizes });
};

/** Twice the displayed width for 2x screens; gallery photos already have a file of this width. */
const thumbnailWidth = 136;

/** SVGs need no smaller file. */
export const planThumbnail = (path: string, description: Description, url: string) => {
  const { kind, width } = description;
  const format = kind === "svg" ? "svg" : "webp";
  const variant = variantOf(path, description, format, kind === "svg" ? width : Math.min(width, thumbnailWidth));
  return { address: `${url}${variant.file}`, variant };
};

const extensions: Record<Format, string> = { avif: "avif", webp: "webp", jpeg: "jpg", svg: "svg" };

const digestOf = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

const variantOf = (
  path: string,
  { hash, width, height, alpha }: Description,
  format: Format,
  wide: number,
): Variant => {
  const file = { format, width: wide, height: Math.max(1, Math.round((wide * height) / width)), alpha };
  // All sizes and formats share one hash, which compresses well in srcset lists.
  const mark = digestOf([hash, encoders]);
  const key = `${digestOf([hash, recipeOf(file)])}.${extensions[format]}`;
  const size = format === "svg" ? "" : `-${wide}`;
  return { ...file, file: `${nameOf(path)}${size}.${mark}.${extensions[format]}`, key, path };
};

/** topics/camp/diorama.webp becomes camp-diorama, without the path to the content folder. */
const nameOf = (path: string) => {
  const own = relative(contentFolder, path.slice(0, path.length - extname(path).length)).replaceAll("\\", "/");
  return latinSlug(own.replace(/^topics\//, "")) || "picture";
};
