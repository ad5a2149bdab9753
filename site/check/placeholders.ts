import { addressesIn } from "../compile/markdown.ts";
import { contentFiles } from "../files.ts";
import { type Content, partsOf } from "../load.ts";
import { type Text, textsIn } from "../schema/fields.ts";
import type { Problem } from "./problems.ts";

/** A placeholder doesn't fail the build, but should not be published. */

/** RFC 2606 reserves these names. */
const reserved = /(^|[/@.])(example\.(com|net|org)|[^/@\s]+\.(example|test|invalid))([/:?#]|$)/i;

/** The sample links to the home pages of these services instead of a profile. */
const serviceHome =
  /^https:\/\/(www\.)?(backblaze|discord|flickr|github|instagram|itch|ko-fi|patreon|redbubble|youtube|zazzle)\.\w+\/?$/;

/** These must be the owner's own URLs; elsewhere a link to a service's home page is fine. */
const isOwn = ({ file, field }: Text) =>
  (file === contentFiles.social && field.endsWith(".url")) ||
  (file === contentFiles.site && /^(store|referral)\.url$/.test(field)) ||
  (file === contentFiles.photography && /^prints\[\d+\]\.url$|\.printUrl$/.test(field));

const placeholdersOf = (given: Text): { name: string; why: string }[] => {
  const { file, text, holds } = given;
  const addresses = file === contentFiles.site && holds === undefined ? [text] : addressesIn(text, holds);
  const [filler] = (holds !== undefined && /^(TODO|FIXME|TBD)\b|\blorem ipsum\b/i.exec(text)) || [];
  if (filler) return [{ name: filler, why: "is unfinished" }];
  return addresses.flatMap((name) => {
    if (reserved.test(name)) return { name, why: "is an example address" };
    return isOwn(given) && serviceHome.test(name) ? { name, why: "is a service's home page" } : [];
  });
};

export const howToAccept = `To keep some of them, list them in ${contentFiles.site}: accept: ["https://…"]`;

export const placeholdersIn = (content: Content): Problem[] => {
  const accepted = new Set(content.site.accept);
  return partsOf({ ...content, site: { ...content.site, accept: undefined } })
    .flatMap(textsIn)
    .flatMap((text) =>
      placeholdersOf(text)
        .filter(({ name }) => !accepted.has(name))
        .map(({ name, why }) => ({ file: text.file, field: text.field, message: `"${name}" ${why}: use your own` })),
    );
};
