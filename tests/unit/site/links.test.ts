import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isDead, readLinks, resolveLink, withFinalLinks } from "../../../site/links.ts";
import { loadContent } from "../../../site/load.ts";

const gone = { answer: "404", checked: "2026-11-19", alive: "2026-10-05", failed: 3 };

it("links to the archived copy from a dead page's last working day, and keeps the anchor", () => {
  const memory = { "https://a.example/page": gone, "https://b.example/": { ...gone, failed: 2 } };
  expect(resolveLink(memory, "https://a.example/page#part")).toBe(
    "https://web.archive.org/web/20261005/https://a.example/page#part",
  );
  expect(resolveLink(memory, "https://b.example/")).toBe("https://b.example/");
  const { alive: _, ...neverAlive } = gone;
  expect(resolveLink({ "https://c.example/": neverAlive }, "https://c.example/")).toBe(
    "https://web.archive.org/web/https://c.example/",
  );
  expect(resolveLink({ "https://a.example/": { pin: "dead" } }, "https://a.example/")).toBe(
    "https://web.archive.org/web/https://a.example/",
  );
});

it("pins override results", () => {
  expect([isDead({ ...gone, pin: "alive" }), isDead({ ...gone, pin: "silent" }), isDead({ pin: "dead" })]).toEqual([
    false,
    false,
    true,
  ]);
});

it("changes URLs in fields and in Markdown, and nothing else", () => {
  const content = loadContent();
  const dead = Object.fromEntries(["https://forum.example/", "https://lentils.example/"].map((url) => [url, gone]));
  const before = JSON.stringify({ ...content, redirects: [] });
  const after = JSON.stringify(withFinalLinks({ ...content, redirects: [] }, dead));
  const copy = "https://web.archive.org/web/20261005/";
  expect(after).toContain(`"${copy}https://forum.example/"`);
  expect(after).toContain(`[Lentils](${copy}https://lentils.example/)`);
  expect(after.replaceAll(copy, "")).toBe(before);
});

it("changes every spelling of a link in Markdown, and no other text", () => {
  const [dead, copy] = [
    "https://a.example/page_(one)",
    "https://web.archive.org/web/20261005/https://a.example/page_(one)",
  ];
  const text = (url: string) => `[One](${url}), [two](<${url}>), <${url}> and ${dead}.`;
  const content = loadContent();
  const [topic] = content.topics;
  if (!topic) throw new Error("The fixture has no topic.");
  const block = { kind: "prose" as const, text: text(dead) };
  const after = withFinalLinks({ ...content, topics: [{ ...topic, blocks: [block] }] }, { [dead]: gone });
  expect(after.topics[0]?.blocks).toEqual([{ ...block, text: text(copy) }]);
});

it("replaces old addresses by the pages they redirect to, and keeps the anchor", () => {
  const redirects = [
    { from: "/drones", to: "/flight" },
    { from: "/contact", to: "/mail" },
  ];
  const text = JSON.stringify(withFinalLinks({ ...loadContent(), redirects }, {}));
  expect(text).toContain("(/flight#rules)");
  expect(text).toContain('"url":"/mail"');
  expect(text).not.toContain('"url":"/contact"');
});

it("an invalid links.json is rejected, with the entry's address", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "links.json"), '{ "https://a.example/": { "failed": "often" } }');
  expect(() => readLinks(folder)).toThrow(/links\.json.*https:\/\/a\.example\/\.failed/);
});
