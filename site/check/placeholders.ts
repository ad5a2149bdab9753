import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addressesIn } from "../compile/markdown.ts";
import { contentFiles } from "../files.ts";
import { type Content, partsOf } from "../load.ts";
import { type Holds, eachText } from "../schema/fields.ts";
import { titled } from "./titled.ts";
import { type Problem, fieldName } from "./problems.ts";
import { samplePictures, sampleTexts } from "./sample.ts";
import { services } from "./services.ts";
import type { Sources } from "../sources.ts";

/** A placeholder can be shown, so it is no mistake, but it should not go out. */

type Stand = {
  /** An owner writes this into `accept` to keep it. */
  name: string;
  why: string;
};

type Text = { file: string; field: string; text: string; holds: Holds | undefined };

/** RFC 2606 keeps these names for nobody. */
const nobodys = /(^|[/@.])(example\.(com|net|org)|[^/@\s]+\.(example|test|invalid))([/:?#]|$)/i;

const addressesOf = ({ file, text, holds }: Text): string[] =>
  file === contentFiles.site && holds === undefined ? [text] : addressesIn(text, holds);

/** These addresses are meant to be the owner's own; elsewhere a front page may well be what is meant. */
const isOwn = ({ file, field }: Text) =>
  (file === contentFiles.social && field.endsWith(".url")) ||
  (file === contentFiles.site && /^(store|referral)\.url$/.test(field)) ||
  (file === contentFiles.photography && /^prints\[\d+\]\.url$|\.printUrl$/.test(field));

const isFrontPage = (url: string) => {
  const [, host = "", rest = ""] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)(.*)$/i.exec(url) ?? [];
  return services.has(host.toLowerCase()) && /^\/?$/.test(rest);
};

/** Digests know the sample's descriptions and pictures without keeping them twice. */
const digestOf = (what: string | Uint8Array) => createHash("sha256").update(what).digest("hex").slice(0, 10);

/** The pictures that stand for a whole site: its cover, and those that a device shows before it installs it. */
const digestOfFace = ({ file, field, text }: Omit<Text, "holds">): string | undefined =>
  file === contentFiles.site && /^(cover|screenshots\[\d+\])\.imgUrl$/.test(field)
    ? digestOf(readFileSync(join(dirname(file), text)))
    : undefined;

const standsIn = (text: Text): Stand[] => {
  const addresses = addressesOf(text);
  const found = [
    ...addresses.filter((url) => nobodys.test(url)).map((name) => ({ name, why: "is an example: put your own there" })),
    ...(isOwn(text) ? addresses.filter(isFrontPage) : []).map((name) => ({
      name,
      why: "is the front page of a service: put your own page there",
    })),
  ];
  const [filler] = /^(TODO|FIXME|TBD)\b|\blorem ipsum\b/i.exec(text.text) ?? [];
  if (text.holds !== undefined && filler) found.push({ name: filler, why: "stands for words that are to come" });
  if (/(^|\.)description$/.test(text.field) && sampleTexts.has(digestOf(text.text))) {
    found.push({ name: "sample", why: "is what the sample says of this page: make the page your own, or remove it" });
  }
  if (samplePictures.has(digestOfFace(text) ?? "")) {
    found.push({ name: "sample", why: "is a picture of the sample's: put one of your own there, or remove it" });
  }
  return found;
};

const messageOf = ({ name, why }: Stand) => `${name === "sample" ? "this" : JSON.stringify(name)} ${why}`;

export const howToAccept = `To keep some of them, list them in ${contentFiles.site}: accept: ["https://…", "sample"]`;

export const placeholdersIn = (content: Content, sources: Sources): Problem[] => {
  const accepted = new Set(content.site.accept);
  const problems: Problem[] = [];
  for (const { file, schema, value } of partsOf(content)) {
    eachText(schema, value, (text, holds, path) => {
      const field = fieldName(path);
      if (file === contentFiles.site && path[0] === "accept") return;
      for (const stand of standsIn({ file, field, text, holds })) {
        if (!accepted.has(stand.name)) problems.push({ file, field, message: messageOf(stand) });
      }
    });
  }
  return problems.length > 0 ? titled(problems, sources) : [];
};
