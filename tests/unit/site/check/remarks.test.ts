import { describe, expect, it } from "vitest";
import { outdatedIn } from "../../../../site/check/dates.ts";
import { checkPictures } from "../../../../site/check/picture-files.ts";
import { placeholdersIn } from "../../../../site/check/placeholders.ts";
import { ContentError } from "../../../../site/check/problems.ts";
import { unlistedTopics } from "../../../../site/check/topics.ts";
import { loadContent } from "../../../../site/load.ts";
import { sources } from "../../../../site/sources.ts";

const site = { title: "Bo", tagline: "small", description: "Small.", url: "https://bo.name", owner: { name: "Bo" } };

describe("placeholders", () => {
  const found = (given: object, social: object[] = []) =>
    placeholdersIn(loadContent({ site: { ...site, ...given }, social, words: {} })).map(
      ({ field, message }) => `${field}: ${message}`,
    );
  const entry = (id: string, url: string) => ({ id, title: id, url });

  it("finds none on a customized site", () => {
    const own = [entry("github", "https://github.com/bo"), entry("itchdotio", "https://bo.itch.io/")];
    expect(found({ statement: "I collect TODO lists." }, own)).toEqual([]);
  });

  it("include example addresses, home pages of services, and filler text", () => {
    const store = { title: "Store", url: "https://www.redbubble.com" };
    const owner = { name: "Bo", email: "bo@example.com" };
    expect(found({ owner, store, tagline: "TODO" }, [entry("github", "https://github.com/")])).toEqual([
      'tagline: "TODO" is unfinished: use your own',
      'owner.email: "bo@example.com" is an example address: use your own',
      `store.url: "https://www.redbubble.com" is a service's home page: use your own`,
      `[0].url: "https://github.com/" is a service's home page: use your own`,
    ]);
  });

  it("can be accepted one by one", () => {
    const social = [entry("github", "https://github.com/"), entry("itchdotio", "https://itch.io/")];
    expect(found({ accept: ["https://github.com/"] }, social)).toEqual([
      `[1].url: "https://itch.io/" is a service's home page: use your own`,
    ]);
  });
});

describe("the month of the last check", () => {
  const [topic] = loadContent().topics;
  const outdated = (checked: string, now: string) => {
    const blocks = topic?.blocks.slice(0, 1).map((block) => ({ ...block, checked })) ?? [];
    return outdatedIn(topic ? [{ ...topic, blocks }] : [], new Date(now)).map(({ field }) => field);
  };

  it("warns after 12 months", () => {
    expect(outdated("2025-11", "2026-11-30T23:59:59Z")).toEqual([]);
    expect(outdated("2025-11", "2026-12-01T00:00:00Z")).toEqual(["blocks[0].checked"]);
  });
});

it("an unlisted topic is reported with its fix", () => {
  expect(unlistedTopics(sources)).toEqual([]);
  const [first, ...others] = sources["topics"] as { slug: string }[];
  expect(unlistedTopics({ ...sources, topics: others })).toEqual([
    {
      file: `tests/fixtures/whole/topics/${first?.slug}/topic.ts`,
      field: "",
      message: "this topic isn't listed: add it to tests/fixtures/whole/topics.ts",
    },
  ]);
});

it("a picture's error is reported where the picture is first used", async () => {
  const inspect = async ([file = ""]: readonly string[]) => {
    throw new ContentError([{ file, field: "", message: "it is damaged" }]);
  };
  const problem = {
    file: "tests/fixtures/whole/engineering.ts",
    field: "sections[0].projects[0].imgUrl",
    message: "tests/fixtures/whole/engineering/bridge.svg: it is damaged",
    title: "A bridge",
  };
  await expect(checkPictures(loadContent(), sources, { inspect })).rejects.toMatchObject({ problems: [problem] });
});
