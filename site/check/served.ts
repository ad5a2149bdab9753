import { contentFiles, publicFolder } from "../files.ts";
import type { Problem } from "./problems.ts";

type Served = {
  /** The owner's files that are published as they are, by their addresses. */
  files: ReadonlySet<string>;
  pages: string[];
  redirects: { from: string }[];
};

/** Nothing else is published where one of the owner's own files is. */
export const checkServed = ({ files, pages, redirects }: Served, problems: Problem[]) => {
  redirects.forEach(({ from }, index) => {
    // The very address is looked for where redirects are checked.
    const file = [`${from}/index.html`, `${from}.html`].find((path) => files.has(path));
    if (!file) return;
    const message = `"${from}" is the address of ${publicFolder}${file}: choose another, or remove the file`;
    problems.push({ file: contentFiles.redirects, field: `[${index}].from`, message });
  });
  for (const page of pages) {
    const file = page === "/" ? "/index.html" : `${page}/index.html`;
    if (!files.has(file)) continue;
    const message = `the site has a page of its own at "${page}": rename this file, or remove it`;
    problems.push({ file: `${publicFolder}${file}`, field: "", message });
  }
};
