import { feedFiles } from "../addresses/published.ts";
import { contentFiles, publicFolder } from "../files.ts";
import type { Problem } from "./problems.ts";

type Served = {
  files: ReadonlySet<string>;
  pages: string[];
  redirects: { from: string }[];
  /** Those that lead to a file that is not there. */
  lost?: string[];
  /** Further files that the site makes of its content, each with the field that it is made of. */
  made?: Record<string, string>;
};

/** Only a build can make these; each has what an owner may do in its place. */
const onlyMade: Record<string, string> = {
  "/404.html": `what it says is in ${contentFiles.words}, under notFound`,
  "/_redirects": `old addresses are in ${contentFiles.redirects}`,
  "/_headers": "the content decides them",
  "/sitemap.xml": "it has every page",
  [feedFiles.atom]: "what has a day is in it",
  [feedFiles.json]: "what has a day is in it",
  "/sw.js": "it keeps the pages for visits without a network",
  "/manifest.webmanifest": `its names and colors are in ${contentFiles.site} and ${contentFiles.theme}`,
};

const foldersOf = (page: string) =>
  page.split("/").flatMap((name, at, all) => (name ? [all.slice(0, at + 1).join("/")] : []));

const faultOf = (
  file: string,
  pages: ReadonlySet<string>,
  folders: ReadonlySet<string>,
  made: Record<string, string>,
) => {
  const instead = onlyMade[file];
  if (instead !== undefined) return `the site makes this file itself: remove yours (${instead})`;
  if (made[file] !== undefined) return `the site makes this file of ${made[file]}: remove one of the two`;
  const page = file === "/index.html" ? "/" : file.replace(/(\/index)?\.html$/, "");
  if (page !== file && pages.has(page))
    return `the site has a page of its own at "${page}": rename this file, or remove it`;
  const shown = file === "/_.data" ? "/" : file.replace(/\.data$/, "");
  if (shown !== file && pages.has(shown)) return `the data of the page "${shown}" has this name: rename this file`;
  if (folders.has(file)) return "a folder of the site has this name: rename this file";
  return file.startsWith("/404/") ? "the folder 404 is the site's own: give it another name" : undefined;
};

/** Nothing else is published where one of the owner's own files is. */
export const checkServed = ({ files, pages, redirects, lost = [], made = {} }: Served, problems: Problem[]) => {
  for (const file of lost) {
    const message = "the file that this leads to is not there: put the file itself here, or remove this";
    problems.push({ file: `${publicFolder}${file}`, field: "", message });
  }
  redirects.forEach(({ from }, index) => {
    // The very address is looked for where redirects are checked.
    const file = [`${from}/index.html`, `${from}.html`].find((path) => files.has(path));
    if (!file) return;
    const message = `"${from}" is the address of ${publicFolder}${file}: choose another, or remove the file`;
    problems.push({ file: contentFiles.redirects, field: `[${index}].from`, message });
  });
  const folders = new Set([...pages.flatMap(foldersOf), "/404", "/assets", "/icons"]);
  for (const file of files) {
    const message = faultOf(file, new Set(pages), folders, made);
    if (message) problems.push({ file: `${publicFolder}${file}`, field: "", message });
  }
};
