import { loadContent } from "./owner.ts";
import { isListed } from "../../site/pages.ts";

/** The shipped content, which has every part that a site can have. */

const there = <Part>(part: Part | undefined): Part => {
  if (part === undefined) throw new Error("The shipped content lacks a part that its tests look at.");
  return part;
};

const content = loadContent();

export const site = {
  ...content.site,
  store: there(content.site.store),
  referral: there(content.site.referral),
  form: there(content.site.form),
  owner: { ...content.site.owner, url: there(content.site.owner.url), email: there(content.site.owner.email) },
};
export const { social } = content;
export const engineering = there(content.engineering);
export const photography = there(content.photography);
export const topics = content.topics.filter(isListed);
