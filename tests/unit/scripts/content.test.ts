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

/** The exit status and output of `npm run content` for a folder. */
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
  it("passes valid content, in a folder that is an npm package of its own", async () => {
    const files = {
      "package.json": '{ "type": "commonjs" }',
      "site.ts": site(cover),
      "range.jpg": await noise(60, 40),
    };
    expect(run(files)).toEqual({
      status: 0,
      said: "Content OK: 0 topics, 0 photos.\n",
    });
  });

  it("rejects misspelled options", () => {
    const { status, said } = run({ "site.ts": site() }, "--publis");
    expect(status).toBe(1);
    expect(said).toContain("Unknown option '--publis'");
  });

  it("reports file, field and expected value of an error", () => {
    const { status, said } = run({ "site.ts": site('nav: [{ title: "Home", url: "home" }],') });
    expect(status).toBe(1);
    expect(said).toMatch(/^The content has 1 error:\n {2}site\.ts.*nav\[0\]\.url \(Home\): expected a URL.*"home"\n$/);
  });

  it("reports the line of a syntax error, without a stack trace", () => {
    const { status, said } = run({ "site.ts": site("nav: [") });
    expect(status).toBe(1);
    expect(said).toMatch(/site\.ts:10/);
    expect(said).toContain("Check that line");
    expect(said).not.toMatch(/^ +at /m);
  });

  it("reports the line of text without quotes", () => {
    const { status, said } = run({ "site.ts": site("statement: Hello,") });
    expect(status).toBe(1);
    expect(said).toMatch(/^The content has 1 error:\n {2}site\.ts:9: Hello is not defined: put text in quotes.*\n$/);
  });

  it("ignores drafts, as a build does", () => {
    const topic = `import { defineTopic } from "ridgeline";
      const title = "Tea, slowly";
      const lede = "What I have learned of tea by waiting for it.";
      const blocks = [{ kind: "prose", title: "Waiting", text: "Three minutes." }];
      export const topics = [
        defineTopic({ slug: "tea", title, path: "/tea", description: lede, draft: true, blocks })
      ];`;
    const { status, said } = run({
      "index.ts": `${index}export { topics } from "./topics.ts";\n`,
      "topics.ts": topic,
      "site.ts": site('footer: [{ title: "Tea", url: "/tea" }],'),
    });
    expect(status).toBe(1);
    expect(said).toContain("footer[0].url (Tea): no page");
  });

  it("reports a truncated picture", async () => {
    const bytes = await noise(300, 200);
    const { status, said } = run({ "site.ts": site(cover), "range.jpg": bytes.subarray(0, bytes.length / 2) });
    expect(status).toBe(1);
    expect(said).toMatch(/site\.ts.*cover\.imgUrl: range\.jpg: the picture can't be read/);
  });

  it("warns of placeholders, and rejects them with --publish until they are accepted", () => {
    const files = { "site.ts": site("", "https://bo.example.com") };
    const line = /1 placeholder remains:\n {2}site\.ts.*url: "https:\/\/bo\.example\.com" is an example address/;
    expect(run(files)).toEqual({ status: 0, said: expect.stringMatching(line) });
    expect(run(files, "--publish")).toEqual({ status: 1, said: expect.stringMatching(line) });
    const accepted = { "site.ts": site('accept: ["https://bo.example.com"],', "https://bo.example.com") };
    expect(run(accepted, "--publish").status).toBe(0);
  });
});
