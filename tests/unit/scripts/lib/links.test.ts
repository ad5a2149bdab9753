import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkAll, checkLink, collectLinks, isOffline } from "../../../../scripts/lib/links.ts";
import { blockSchema } from "../../../../site/schema/blocks.ts";
import { address, markdown, text } from "../../../../site/schema/parts.ts";

/** A stand-in for the web: each address answers with the next entry of its list, the last one for ever. */
const web = (pages: Record<string, (number | string)[]>) => {
  const asked: string[] = [];
  const waits: number[] = [];
  const tools = {
    fetch: ((url: string, init: RequestInit) => {
      asked.push(`${init.method} ${url}`);
      const answers = pages[url] ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (typeof answer === "string") return Promise.reject(Object.assign(new Error(), { cause: { code: answer } }));
      return Promise.resolve(new Response(null, { status: answer ?? 500 }));
    }) as typeof fetch,
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { tools, asked, waits };
};

const url = "https://a.example/page";

describe("collectLinks", () => {
  it("finds addresses and Markdown links with their field, and leaves the site's own alone", () => {
    const schema = z.object({
      url: address,
      blocks: z.array(blockSchema),
      intro: markdown,
      title: text,
    });
    const value = {
      url: "www.a.example/x#part",
      blocks: [
        {
          kind: "links",
          items: [
            { title: "A", url: "/camp" },
            { title: "B", url: "https://b.example/" },
          ],
        },
      ],
      intro: 'See [this](https://c.example/y "a title") and [that](</blog>), or write to [me](mailto:me@x.example).',
      title: "https://not-a-link.example",
    };
    expect(collectLinks({ file: "content/x.ts", schema, value })).toEqual([
      { url: "https://www.a.example/x", file: "content/x.ts", field: "url" },
      { url: "https://b.example/", file: "content/x.ts", field: "blocks[0].items[1].url" },
      { url: "https://c.example/y", file: "content/x.ts", field: "intro" },
    ]);
  });
});

describe("checkLink", () => {
  it.each([
    ["a page that answers", [200], "alive"],
    ["a server that cannot answer HEAD", [405, 200], "alive"],
    ["a server that calls every HEAD missing", [404, 200], "alive"],
    ["a page that is missing once", [404, 404, 200], "alive"],
    ["a page that is missing twice", [404], "dead"],
    ["a page that is gone for good", [410], "dead"],
    ["a host that no longer exists", ["ENOTFOUND"], "dead"],
    ["a bot wall", [403], "unsure"],
    ["a rate limit", [429], "unsure"],
    ["a broken server", [503], "unsure"],
    ["a broken certificate", ["CERT_HAS_EXPIRED"], "unsure"],
    ["a slow host", ["UND_ERR_CONNECT_TIMEOUT"], "unsure"],
    ["a page that is missing only after a bad day", [503, 503, 404], "unsure"],
  ])("calls %s %j: %s", async (_what, answers, state) => {
    const { tools } = web({ [url]: [...answers] });
    expect((await checkLink(url, tools)).state).toBe(state);
  });

  it("asks with HEAD first and bothers a healthy page once", async () => {
    const { tools, asked, waits } = web({ [url]: [200] });
    await checkLink(url, tools);
    expect([asked, waits]).toEqual([[`HEAD ${url}`], []]);
  });

  it("waits before it asks a second time", async () => {
    const { tools, waits } = web({ [url]: [404] });
    await checkLink(url, tools);
    expect(waits).toEqual([30_000]);
  });
});

describe("checkAll", () => {
  it("asks each address once and rests between two of the same host", async () => {
    const other = "https://a.example/other";
    const { tools, asked, waits } = web({ [url]: [200], [other]: [200] });
    const verdicts = await checkAll([url, other, url], tools);
    expect(asked).toEqual([`HEAD ${url}`, `HEAD ${other}`]);
    expect(waits).toContain(1000);
    expect([...verdicts.keys()]).toEqual([url, other]);
  });
});

describe("isOffline", () => {
  const other = "https://b.example/page";

  it.each([
    ["nobody answers", ["ENOTFOUND"], true],
    ["somebody answers, even with an error", [404], false],
  ])("when %s: %j: %s", async (_what, answers, offline) => {
    const { tools } = web({ [url]: ["ENOTFOUND"], [other]: [...answers] });
    expect(await isOffline([url, other], tools)).toBe(offline);
  });

  it("is not said of a site without links", async () => {
    expect(await isOffline([], web({}).tools)).toBe(false);
  });
});
