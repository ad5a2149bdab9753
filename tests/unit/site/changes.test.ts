import { describe, expect, it } from "vitest";
import { pageChanged } from "../../../site/changes.ts";
import { contentFolder } from "../../../site/folder.ts";
import { historyOf } from "../../../site/history.ts";
import { loadContent } from "../../../site/load.ts";

const content = loadContent();
const updated = "2026-12-24T18:00:00Z";
const changes = [
  ["2026-09-01T00:00:00Z", "topics/3d-art/step.svg"],
  ["2026-08-01T00:00:00Z", "photography/photography.ts"],
  ["2026-07-01T00:00:00Z", "photography/lake.jpg"],
  ["2026-06-01T00:00:00Z", "engineering/kettle.svg"],
  ["2026-05-01T00:00:00Z", "social.ts"],
  ["2026-04-01T00:00:00Z", "index.ts"],
].map(([date = "", file = ""]) => ({ date, files: [`${contentFolder}/${file}`] }));

const changedAt = (path: string, history = historyOf(changes)) => pageChanged(path, { content, history, updated });

describe("a page's last change", () => {
  it.each([
    ["/blog/3d-art", "2026-09"],
    ["/3d", "2026-09"],
    ["/photography", "2026-08"],
    ["/photography/lake", "2026-07"],
    ["/photography/collections/one-lake", "2026-08"],
    ["/engineering", "2026-06"],
    ["/", "2026-05"],
    ["/contact", "2026-04"],
  ])("of %s is that of its own files, or of the file that may hold all: %s", (path, month) => {
    expect(changedAt(path)).toMatch(new RegExp(`^${month}-01T`));
  });

  it("of a photo is also that of what is said of it, and not of the photos beside it", () => {
    const lines = [
      ["2026-09-09T00:00:00Z", "  photos: ["],
      ["2026-01-01T00:00:00Z", '    { slug: "lake",'],
      ["2026-10-01T00:00:00Z", '      comment: "Still." },'],
      ["2026-11-01T00:00:00Z", '    { slug: "hill", comment: "Steep." },'],
    ].map(([date = "", text = ""]) => ({ date, text }));
    expect(
      changedAt(
        "/photography/lake",
        historyOf(changes, () => lines),
      ),
    ).toBe("2026-10-01T00:00:00Z");
    expect(
      changedAt(
        "/photography/lake",
        historyOf([], () => lines),
      ),
    ).toBe("2026-10-01T00:00:00Z");
    expect(
      changedAt(
        "/photography/lake",
        historyOf(changes, () => lines.slice(3)),
      ),
    ).toBe("2026-07-01T00:00:00Z");
  });

  it("without a history is the day that the topic names, else the site's", () => {
    expect(changedAt("/blog/3d-art", historyOf([]))).toBe("2026-06-15");
    expect(changedAt("/camp", historyOf([]))).toBe(updated);
  });

  it("has been: a day to come that the topic names is none", () => {
    const told = { content, history: historyOf([]), updated };
    const at = (now: string) => pageChanged("/blog/3d-art", { ...told, now: new Date(now) });
    expect(at("2026-06-14T20:00:00Z")).toBe(updated);
    expect(at("2026-06-15T00:00:00Z")).toBe("2026-06-15");
  });
});
