import slugify from "@sindresorhus/slugify";

/** "Crème brûlée" becomes "creme-brulee": small Latin letters, digits and hyphens. Empty where nothing can be spelt so. */
export const latinSlug = (text: string): string => slugify(text, { decamelize: false });

/** For anchors, which may be in any script: "日本" stays as it is. */
export const anchorOf = (title: string): string =>
  latinSlug(title) ||
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/**
 * One for each title, also where two titles are spelt alike: "tent", "tent-2". What is taken stays with who has it, and a
 * title without letters is called by what it is the title of.
 */
export const uniqueSlugs = (titles: string[], taken: readonly string[] = [], unnamed = "item"): string[] => {
  const slugs: string[] = [];
  for (const title of titles) {
    const wanted = anchorOf(title) || unnamed;
    let slug = wanted;
    for (let number = 2; slugs.includes(slug) || taken.includes(slug); number++) slug = `${wanted}-${number}`;
    slugs.push(slug);
  }
  return slugs;
};
