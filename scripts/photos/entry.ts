import { nameLength } from "../../site/schema/parts.ts";
import { latinSlug } from "../../site/slug.ts";

export type Entry = {
  slug: string;
  title: string;
  /** The owner may have renamed it. */
  file?: string;
};

/** Names such as IMG_1234, DSC00042 or 20260615_090301 don't describe the photo. */
const cameraName = /^(?:[a-z]{0,4}[-_ ]?\d{3,}(?:[-_ ]\d+)*|(?:img|dsc|dscf|pxl|mvimg)[-_ ].*\d{3,}.*)$/i;

/** "dune-crest_last light.jpg" becomes "Dune crest last light"; a camera's file name gives no title. */
export const titleOf = (fileName: string) => {
  const stem = fileName.replace(/\.[^.]+$/, "").normalize("NFC");
  if (cameraName.test(stem)) return "";
  const words = stem
    .replace(/^\d{4}-\d\d-\d\d[-_ ]+/, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Leaves space for the date and a number. */
const maxLength = nameLength - 20;

/** The date comes first, so that files sort by it. */
export const nameFor = (date: string | undefined, title: string, fileName: string) => {
  const words = latinSlug(title) || latinSlug(fileName.replace(/\.[^.]+$/, "")) || "photo";
  const short = words.slice(0, maxLength).replace(/-$/, "");
  return date ? `${date.slice(0, 10)}-${short}` : short;
};

/** The alt text is empty on purpose: the build fails until someone describes the photo. */
export const entryText = ({ slug, title, file = `${slug}.jpg` }: Entry) =>
  [
    "    {",
    `      slug: ${JSON.stringify(slug)},`,
    `      title: ${JSON.stringify(title)},`,
    `      imgUrl: ${JSON.stringify(`./${file}`)},`,
    '      alt: "",',
    "    },",
  ].join("\n");

/** New photos come first. Returns undefined if the list isn't found. */
export const addEntries = (source: string, entries: Entry[]): string | undefined => {
  const opening = "\n  photos: [";
  if (!source.includes(opening)) return undefined;
  return source.replace(opening, () => `${opening}\n${entries.map(entryText).join("\n")}`);
};
