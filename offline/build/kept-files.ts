import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { isPacked } from "../worker/keep.ts";
import { askedFolder, modelFolder } from "../../site/addresses/published.ts";
import { missingPage } from "../plan.ts";
import { isPageAmong, listFiles, pagePathOf } from "../../hosting/output-files.ts";

export type KeptFile = { name: string; address: string; bytes: Buffer };

export const isOf = (paths: ReadonlySet<string>, { address }: KeptFile) =>
  paths.has(`/${address.replace(/\.data$/, "")}`);

const zip = promisify(gzip);

const addressOf = (name: string) => (name === missingPage ? name : pagePathOf(name).slice(1));

/** A visitor has to ask for these, and they are kept only then. */
export const isAsked = ({ address }: KeptFile) => address.startsWith(askedFolder) || address.startsWith(modelFolder);

export const findKeptFiles = async (outDir: string): Promise<KeptFile[]> => {
  const all = await listFiles(outDir);
  // A file without a hash in the folder of hashed names is the owner's; redirects and albums have no data.
  const wanted = (name: string) =>
    name.endsWith(".html")
      ? isPageAmong(all, name)
      : /\.data$|^assets\/(.*-[\w-]{8}\.(js|css|woff2|json|glb)|[^/]*-[\w-]{8}\.svg)$/.test(name);
  return Promise.all(
    all
      .filter(wanted)
      .map(async (name) => ({ name, address: addressOf(name), bytes: await readFile(join(outDir, name)) })),
  );
};

/** The worker computes the same in keep.ts: the first 96 bits of SHA-256. */
export const shortHash = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 24);
};

const stamp = / data-version="[^"]*"/;

export const withoutStamp = (html: string): string => html.replace(stamp, "");

const withStamp = (html: string, version: string, where: string): string => {
  const bare = withoutStamp(html);
  if (!bare.includes("<html ")) throw new Error(`${where}: no <html> to write the version into.`);
  return bare.replace("<html ", `<html data-version="${version}" `);
};

export const versionOf = (files: readonly KeptFile[], ...rest: string[]): string => {
  const parts = files.map(({ name, bytes }) => {
    const content = name.endsWith(".html") ? withoutStamp(bytes.toString()) : bytes;
    return `${name} ${shortHash(content)}`;
  });
  return shortHash([...parts, ...rest].join("\n")).slice(0, 12);
};

export const stampPages = async (outDir: string, files: readonly KeptFile[], version: string): Promise<KeptFile[]> =>
  Promise.all(
    files.map(async (file) => {
      if (!file.name.endsWith(".html")) return file;
      const bytes = Buffer.from(withStamp(file.bytes.toString(), version, file.name));
      await writeFile(join(outDir, file.name), bytes);
      return { ...file, bytes };
    }),
  );

export const keptSize = async ({ name, bytes }: KeptFile): Promise<number> =>
  (isPacked(name) ? await zip(bytes) : bytes).length;
