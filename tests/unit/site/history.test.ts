import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { contentHistory, historyOf, linesOf } from "../../../site/history.ts";

describe("the history of the owner's files", () => {
  const history = historyOf([
    { date: "2026-03-01T00:00:00Z", files: ["content/topics/camp/topic.ts", "content/site.ts"] },
    { date: "2026-02-01T00:00:00Z", files: ["content/topics/camp/tent.jpg"] },
    { date: "2026-01-01T00:00:00Z", files: ["content/topics/camp/topic.ts", "content/topics/camper/topic.ts"] },
  ]);

  it("knows the first and the last change to a file", () => {
    expect(history.changed("content/topics/camp/topic.ts")).toBe("2026-03-01T00:00:00Z");
    expect(history.begun("content/topics/camp/topic.ts")).toBe("2026-01-01T00:00:00Z");
    expect(history.begun("content/site.ts")).toBe("2026-03-01T00:00:00Z");
  });

  it("takes a folder for all that is in it, and not for its namesakes", () => {
    expect(history.changed("content/topics/camp")).toBe("2026-03-01T00:00:00Z");
    expect(history.changed("content/topics/camper")).toBe("2026-01-01T00:00:00Z");
    expect(history.changed("content/topics/camp/tent.jpg", "content/topics/camper")).toBe("2026-02-01T00:00:00Z");
  });

  it("knows since when each line reads as it does", () => {
    const [first, second] = ["a".repeat(40), "b".repeat(40)];
    const blame = [
      `${first} 1 1 2`,
      "author Ann",
      "committer-time 1767225600",
      "filename a.ts",
      "\tone",
      `${second} 2 2 1`,
      "committer-time 1769904000",
      "\t\ttwo",
      `${first} 2 3`,
      "\t",
      "",
    ].join("\n");
    expect(linesOf(blame)).toEqual([
      { date: "2026-01-01T00:00:00Z", text: "one" },
      { date: "2026-02-01T00:00:00Z", text: "\ttwo" },
      { date: "2026-01-01T00:00:00Z", text: "" },
    ]);
  });

  it("knows nothing of files that it never saw", () => {
    expect(history.changed("content/contact.ts")).toBeUndefined();
    expect(historyOf([]).begun("content")).toBeUndefined();
  });

  it("is read from the repository, where there is a whole one", () => {
    const git = (...question: string[]) => {
      try {
        return execFileSync("git", question, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
      } catch {
        return "";
      }
    };
    const file = "tests/fixtures/whole/index.ts";
    const isWhole = git("rev-parse", "--is-shallow-repository") === "false";
    const last = isWhole ? git("log", "-1", "--format=%cI", "--", file) : "";
    expect(contentHistory().changed(file)).toBe(last ? new Date(last).toISOString().replace(".000", "") : undefined);
  });
});
