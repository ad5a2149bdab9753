import slugify from "@sindresorhus/slugify";

/** "Crème brûlée" becomes "creme-brulee". Empty if no letter can be transliterated. */
export const latinSlug = (text: string): string => slugify(text, { decamelize: false });

/** Anchors may be in any script: "日本" stays "日本". */
export const anchorOf = (title: string): string =>
  latinSlug(title) ||
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** The same slug twice becomes "tent" and "tent-2"; a title without letters becomes `unnamed`. */
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
