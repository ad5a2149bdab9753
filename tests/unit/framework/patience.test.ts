import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bePatient } from "../../../framework/patience.ts";

describe("the time that a page has to be made", () => {
  it("is longer than the framework's, and other times stay as they are", () => {
    const asked: number[] = [];
    const signals = {
      timeout: (wait: number) => {
        asked.push(wait);
        return new AbortController().signal;
      },
    };
    bePatient(signals);
    signals.timeout(10_000);
    signals.timeout(500);
    expect(asked).toEqual([300_000, 500]);
  });

  it("is what the framework asks for by that means", () => {
    const source = readFileSync("node_modules/@react-router/dev/dist/vite.js", "utf8");
    expect(source).toMatch(/timeout = 1e4\b/);
    expect(source).toContain("AbortSignal.timeout(timeout)");
  });
});
