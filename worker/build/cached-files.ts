import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles, pageFilesOf, pagePathOf } from "../../hosting/output-files.ts";
import { missingPage, versionAttribute } from "../plan.ts";

export type CachedFile = { name: string; address: string; bytes: Buffer };

export const isPage = ({ name }: CachedFile): boolean => name.endsWith(".html");

const addressOf = (name: string) => (name === missingPage ? name : pagePathOf(name).slice(1));

/** Files without a hash are the owner's. Pictures, models and scripts that load on request are in subfolders. */
const isAsset = (name: string) => /^assets\/[^/]*-[\w-]{8}\.(js|css|woff2|json|svg)$/.test(name);

export const findCachedFiles = async (outDir: string, paths: readonly string[]): Promise<CachedFile[]> => {
  const pages = pageFilesOf(paths);
  const names = (await listFiles(outDir)).filter((name) => pages.has(name) || isAsset(name));
  return Promise.all(
    names.map(async (name) => ({ name, address: addressOf(name), bytes: await readFile(join(outDir, name)) })),
  );
};

/** In the format of `fetch`. */
export const integrityOf = (bytes: Buffer): string => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

const addVersion = (html: string, version: string, where: string): string => {
  if (!html.includes("<html ")) throw new Error(`${where}: missing <html>, can't add the version`);
  return html.replace("<html ", `<html ${versionAttribute(version)} `);
};

export const versionOf = (files: readonly CachedFile[], ...rest: string[]): string => {
  const hash = createHash("sha256");
  for (const { name, bytes } of files) hash.update(`\0${name}\0`).update(bytes);
  for (const text of rest) hash.update(`\0${text}`);
  return hash.digest("hex").slice(0, 12);
};

export const stampVersion = (outDir: string, files: readonly CachedFile[], version: string): Promise<CachedFile[]> =>
  Promise.all(
    files.map(async (file) => {
      if (!isPage(file)) return file;
      const bytes = Buffer.from(addVersion(file.bytes.toString(), version, file.name));
      await writeFile(join(outDir, file.name), bytes);
      return { ...file, bytes };
    }),
  );
