import { isReserved, madeFiles } from "../addresses/published.ts";
import { resolveRedirect } from "../addresses/redirects.ts";
import { contentFiles, publicFolder, topicFile } from "../files.ts";
import type { Content } from "../load.ts";
import { type PageTable, addressesOf } from "../pages.ts";
import { filesMadeOf } from "../public-files.ts";
import { albumAddress, isOwnAlbum } from "../schema/album.ts";
import type { Problem } from "./problems.ts";

type AddressInput = {
  pages: PageTable;
  content: Content;
  /** The owner's own, in public/. */
  files: string[];
};

/** An owner's file takes the place of these. */
const replaceable = /^\/(robots\.txt|\.nojekyll)$|^\/(favicon|apple-touch-icon|icons\/)/;

/** Hosts show both /camp.html and /camp/index.html as /camp. */
const shownAt = (file: string) => file.replace(/(\/index)?\.html$/, "") || "/";

/** Every address belongs to one page, file or redirect. Reports the later of two that collide. */
export const checkAddresses = ({ pages, content, files }: AddressInput, problems: Problem[]): ReadonlySet<string> => {
  const { site, topics, redirects, photography } = content;
  const owners = new Map<string, string>();
  const claim = (address: string, owner: string) => owners.set(address, owners.get(address) ?? owner);
  const report = (file: string, field: string, taken: string | undefined, address: string, fix: string) => {
    if (taken) problems.push({ file, field, message: `"${address}" is ${taken}: ${fix}` });
  };

  for (const file of madeFiles) if (!replaceable.test(file)) claim(file, "a generated file");
  for (const [file, field] of Object.entries(filesMadeOf(site))) claim(file, `generated from ${field}`);
  for (const path of pages.main) claim(path, "a page of this site");
  for (const path of pages.gallery) claim(path, "a page of the gallery");

  for (const topic of topics) {
    addressesOf(topic).forEach((path, index) => {
      const field = index === 0 ? "path" : `aliases[${index - 1}]`;
      const reserved = isReserved(path) ? "reserved" : undefined;
      const taken = reserved ?? owners.get(path) ?? (pages.absent.has(path) ? "a page of this site" : undefined);
      report(topicFile(topic.slug), field, taken, path, "choose another path");
      claim(path, `the path of the topic "${topic.slug}"`);
    });
  }

  for (const album of (photography?.albums ?? []).filter(isOwnAlbum))
    claim(albumAddress(album), `the album "${album.slug}"`);

  for (const file of files) {
    const folder = pages.all.some((path) => path.startsWith(`${file}/`)) ? "a folder of pages" : undefined;
    const reserved = /^\/(404|assets)\//.test(file) ? "reserved" : undefined;
    const taken = owners.get(file) ?? owners.get(shownAt(file)) ?? folder ?? reserved;
    report(`${publicFolder}${file}`, "", taken, file, "remove this file, or rename it");
    claim(file, "a file in public/");
    claim(shownAt(file), `already served by ${publicFolder}${file}`);
  }

  for (const file of madeFiles) claim(file, "a generated file");
  redirects.forEach(({ from }, index) => {
    const taken = from.startsWith("/assets/") || from === "/404" ? "reserved" : undefined;
    report(contentFiles.redirects, `[${index}].from`, taken ?? owners.get(from), from, "choose another path");
    claim(from, "already redirected");
    if (resolveRedirect(from, redirects) !== undefined) return;
    const message = `"${from}" is in a redirect loop: point it to a page`;
    problems.push({ file: contentFiles.redirects, field: `[${index}].to`, message });
  });
  return new Set(owners.keys());
};
