import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { noise } from "../site/pictures/samples.ts";
import { ownerFolder } from "../site/check/owner-folder.ts";

const site = (more = "", url = "https://bo.name") => `import { defineSite } from "ridgeline";

export const site = defineSite({
  title: "Bo",
  tagline: "small",
  description: "A site about small things, and what is small about them.",
  url: "${url}",
  owner: { name: "Bo" },
  ${more}
});
`;

const index = 'export { site } from "./site.ts";\n';

/** What `npm run content` says of a folder, and whether it is content with it. */
const run = (files: Record<string, string | Uint8Array>, ...options: string[]) => {
  const folder = ownerFolder({ "index.ts": index, ...files });
  const { status, stdout, stderr } = spawnSync("node", ["scripts/content.ts", ...options], {
    env: { ...process.env, CONTENT: folder },
    encoding: "utf8",
  });
  return { status, said: (stdout + stderr).replaceAll(`${folder}/`, "") };
};

const cover = 'cover: { imgUrl: "./range.jpg", alt: "A range under snow." },';

describe("npm run content", () => {
  it("is content with what would build", async () => {
    expect(run({ "site.ts": site(cover), "range.jpg": await noise(60, 40) })).toEqual({
      status: 0,
      said: "Content is in order: 0 topics, 0 photos.\n",
    });
  });

  it("names a description that search results could show more of, and is content all the same", () => {
    const { status, said } = run({ "site.ts": site("").replace(/(?<=description: ").*(?=")/, "Small.") });
    expect(status).toBe(0);
    expect(said).toMatch(/Short for a search result:\n {2}site\.ts:6:16: description: 6 characters/);
  });

  it("names a topic that is on no list, and is content all the same", () => {
    const { status, said } = run({ "site.ts": site(), "topics/tea/topic.ts": "export const topic = {};\n" });
    expect(status).toBe(0);
    expect(said).toContain(
      "Written, but not on the list:\n  topics/tea/topic.ts: no page shows this topic: add it to topics.ts",
    );
  });

  it("does not take a misspelt option for none", () => {
    expect(run({ "site.ts": site() }, "--publis")).toEqual({
      status: 1,
      said: '"--publis" is no option here. Say: npm run content, or npm run content -- --publish\n',
    });
  });

  it("says where a field is wrong", () => {
    expect(run({ "site.ts": site('nav: [{ title: "Home", url: "home" }],') })).toEqual({
      status: 1,
      said: 'The content has 1 problem:\n  site.ts:9:31 "Home": nav[0].url: expected an address such as https://… or /path, got "home"\n',
    });
  });

  it("says where a file ends too early, and shows no stack", () => {
    const { status, said } = run({ "site.ts": site("nav: [") });
    expect(status).toBe(1);
    expect(said).toMatch(/^The content has 1 problem:\n {2}site\.ts:10:1: cannot be read from here on: .*\n$/);
  });

  it("says which picture is cut short", async () => {
    const bytes = await noise(300, 200);
    const { status, said } = run({ "site.ts": site(cover), "range.jpg": bytes.subarray(0, bytes.length / 2) });
    expect(status).toBe(1);
    expect(said).toBe(
      "The content has 1 problem:\n  site.ts:9:20: cover.imgUrl: range.jpg: the picture cannot be read: the file is damaged, save or copy it again\n",
    );
  });

  it("warns of placeholders, and refuses them to who wants to publish", () => {
    const files = { "site.ts": site("", "https://bo.example.com") };
    const line = 'site.ts:7:8: url: "https://bo.example.com" is an example: put your own there';
    const warned = run(files);
    expect(warned.status).toBe(0);
    expect(warned.said).toContain(`1 placeholder remains:\n  ${line}\n`);
    const refused = run(files, "--publish");
    expect(refused.status).toBe(1);
    expect(refused.said).toContain(`Not to be published yet: 1 placeholder remains:\n  ${line}\n`);
    const accepted = { "site.ts": site('accept: ["https://bo.example.com"],', "https://bo.example.com") };
    expect(run(accepted, "--publish").status).toBe(0);
  });
});
