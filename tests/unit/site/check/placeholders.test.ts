import { describe, expect, it } from "vitest";
import { placeholdersIn } from "../../../../site/check/placeholders.ts";
import { loadContent } from "../../../../site/load.ts";
import { type Sources, contentFolder } from "../../../../site/sources.ts";

const site = { title: "Bo", tagline: "small", description: "Small.", url: "https://bo.name", owner: { name: "Bo" } };

const found = (sources: Sources) =>
  placeholdersIn(loadContent(sources), sources).map(({ file, field, message }) =>
    `${file}: ${field}: ${message}`.replaceAll(`${contentFolder}/`, "content/"),
  );

const ids = ["github", "itchdotio", "gitlab", "telegram"];
const social = (...urls: string[]) => urls.map((url, index) => ({ id: ids[index] ?? "contact", title: url, url }));

describe("placeholders", () => {
  it("are none in a site of one's own", () => {
    const own = social("https://github.com/bo", "https://bo.itch.io/", "https://blog.bo.name/", "https://t.me/bo");
    expect(found({ site, social: own })).toEqual([]);
  });

  it("are addresses that belong to nobody", () => {
    const owner = { name: "Bo", email: "bo@example.com" };
    const security = { contact: "mailto:bo@example.org" };
    expect(found({ site: { ...site, url: "https://bo.example.com", owner, security } })).toEqual([
      'content/site.ts: url: "https://bo.example.com" is an example: put your own there',
      'content/site.ts: owner.email: "bo@example.com" is an example: put your own there',
      'content/site.ts: security.contact: "mailto:bo@example.org" is an example: put your own there',
    ]);
  });

  it("are front pages of services where a page of the owner's is meant", () => {
    const store = { title: "Store", url: "https://www.redbubble.com" };
    const message = "is the front page of a service: put your own page there";
    expect(found({ site: { ...site, store }, social: social("https://github.com/") })).toEqual([
      `content/site.ts: store.url: "https://www.redbubble.com" ${message}`,
      `content/social.ts: [0].url: "https://github.com/" ${message}`,
    ]);
  });

  it("are words that stand for others", () => {
    expect(found({ site: { ...site, statement: "Lorem ipsum dolor.", tagline: "TODO" } })).toEqual([
      'content/site.ts: tagline: "TODO" stands for words that are to come',
      'content/site.ts: statement: "Lorem ipsum" stands for words that are to come',
    ]);
    expect(found({ site: { ...site, statement: "I collect TODO lists." } })).toEqual([]);
  });

  it("may be accepted one by one", () => {
    const accept = ["https://github.com/"];
    expect(found({ site: { ...site, accept }, social: social("https://github.com/", "https://itch.io/") })).toEqual([
      expect.stringContaining('[1].url: "https://itch.io/"'),
    ]);
  });
});
