/** Straight quotes, as a keyboard gives them, become the printer's; so an owner can write plainly. */
export const curlQuotes = (text: string) =>
  text
    .replace(/(^|[\s([{“‘–—-])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“–—])'(?=\d\ds?\b)/g, "$1’")
    .replace(/(^|[\s([{“–—-])'/g, "$1‘")
    .replaceAll("'", "’");

const units = "%|°[CF]?|[cmk]?m|k?g|lb|oz|ft|mi|[kmµ]?[sVAW]|[mk]?Wh|m?Ah|min|h|dpi|kcal|[MGT]B|[MG]?Hz";
const measured = new RegExp(String.raw`(?<=\d) (?=(?:${units})(?![\w-]))`, "g");

/** A number and its unit stay on one line. */
export const holdUnits = (text: string) => text.replace(measured, "\u00A0");

/** Fields that are not prose: addresses, names of files and of things, code. */
const kept = new Set([
  "action",
  "aliases",
  "backgroundClass",
  "code",
  "email",
  "expires",
  "fields",
  "hidden",
  "hue",
  "id",
  "imgUrl",
  "kind",
  "language",
  "path",
  "printUrl",
  "slug",
  "temperature",
  "tilePath",
  "tone",
  "url",
]);

/** Markdown's code and link targets stay as they are. */
const curlMarkdown = (text: string) =>
  text
    .split(/(`[^`]*`|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : holdUnits(curlQuotes(part))))
    .join("");

/** A copy of checked content with its prose set well. */
export const setType = <T>(value: T): T => {
  if (typeof value === "string") return curlMarkdown(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => setType(item)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : (setType(item) as unknown)]),
  ) as T;
};
