import { readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { pixelLimit } from "../../site/pictures/encode.ts";
import { type Original, readOriginal } from "./master.ts";

const readable = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif", ".tif", ".tiff"]);
const unreadable = new Set([".heic", ".heif", ".cr2", ".cr3", ".nef", ".arw", ".raf", ".dng", ".orf", ".rw2", ".gif"]);
const videos = new Set([".mp4", ".mov", ".m4v", ".avi", ".mkv", ".webm", ".mts", ".m2ts", ".3gp", ".mpg", ".mpeg"]);

export const isPicture = (name: string) => readable.has(extname(name).toLowerCase());

type Found = { name: string; original: Original };

export type Originals = {
  found: Found[];
  failed: string[];
  skipped: string[];
};

/** Hidden files are nobody's photographs. */
const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !name.split("/").some((part) => part.startsWith(".")))
    .toSorted();
};

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;

/** Why a photograph did not come in, and what to do. */
export const failedToRead = (name: string, error: unknown): string => {
  if (codeOf(error) === "EACCES") return `${name}: cannot be opened: allow yourself to read it`;
  if (codeOf(error) === "ENOSPC") return `${name}: the disk is full: make room and try again`;
  if (/pixel limit/.test(String(error))) {
    return `${name}: has more than ${pixelLimit / 1e6} megapixels: make it smaller first, 2400 pixels wide is plenty`;
  }
  return `${name}: cannot be read: the file is damaged or no picture, copy or export it again`;
};

/** The oldest comes first, as the gallery should grow; those without a date come last, by name. */
export const readOriginals = async (folder: string): Promise<Originals> => {
  const found = new Map<string, Found>();
  const failed: string[] = [];
  const skipped: string[] = [];
  for (const name of await filesIn(folder)) {
    const type = extname(name).toLowerCase();
    if (unreadable.has(type)) failed.push(`${name}: ${type} cannot be imported: export it as jpg or tif first`);
    else if (videos.has(type)) skipped.push(`${name}: a video, and the gallery shows photographs`);
    else if (!isPicture(name)) skipped.push(`${name}: no picture`);
    else {
      try {
        const original = await readOriginal(join(folder, name));
        const twin = found.get(original.id);
        if (twin) skipped.push(`${name}: the same file as ${twin.name}`);
        else found.set(original.id, { name, original });
      } catch (error) {
        failed.push(failedToRead(name, error));
      }
    }
  }
  const stamp = ({ original }: Found) => original.date ?? "9999";
  const sorted = [...found.values()].toSorted((a, b) => (stamp(a) < stamp(b) ? -1 : Number(stamp(a) > stamp(b))));
  return { found: sorted, failed, skipped };
};
