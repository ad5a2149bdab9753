/** Walks content as a reader and a link checker see it. */

type Found = { key: string; value: string; holder: Record<string, unknown> };

/** Every text in a value, with its field's name and the object that holds it. */
export const textsOf = (value: unknown, key = "", holder: Record<string, unknown> = {}): Found[] => {
  if (typeof value === "string") return [{ key, value, holder }];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key, holder));
  if (typeof value !== "object" || value === null) return [];
  const inner = value as Record<string, unknown>;
  return Object.entries(inner).flatMap(([name, item]) => textsOf(item, name, inner));
};

// What a reader does not read as words on the page.
const unread = new Set([
  "kind",
  "id",
  "slug",
  "path",
  "aliases",
  "tilePath",
  "url",
  "imgUrl",
  "alt",
  "code",
  "language",
]);

export const wordCount = (value: unknown) =>
  textsOf(value)
    .filter(({ key }) => !unread.has(key))
    .flatMap(({ value: text }) => text.replace(/\]\([^)]*\)/g, "]").match(/[\p{L}\p{N}]+(['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .length;

/** The addresses that a value links to, from fields and from Markdown. */
export const addressesOf = (value: unknown) =>
  textsOf(value).flatMap(({ key, value: text }) =>
    key === "url" || key === "printUrl"
      ? text === ""
        ? []
        : [text]
      : [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? ""),
  );

export type FoundPicture = { imgUrl: string; alt: unknown };

export const picturesOf = (value: unknown): FoundPicture[] =>
  textsOf(value)
    .filter(({ key }) => key === "imgUrl")
    .map(({ value: imgUrl, holder }) => ({ imgUrl, alt: holder["alt"] }));
