import slugify from "@sindresorhus/slugify";

/** "Crème brûlée" becomes "creme-brulee"; the slug is empty where nothing can be spelled so. */
export const latinSlug = (text: string): string => slugify(text, { decamelize: false });

/** Anchors may be in any script: "日本" stays as it is. */
export const anchorOf = (title: string): string =>
  latinSlug(title) ||
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** Two titles that are spelled alike are "tent" and "tent-2"; a title without letters is called `unnamed`. */
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
