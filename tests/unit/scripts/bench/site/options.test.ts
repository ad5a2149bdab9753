import { describe, expect, it } from "vitest";
import { optionsFrom, spreadBeside } from "../../../../../scripts/bench/site/options.ts";
import { measures } from "../../../../../scripts/bench/site/results.ts";

describe("what is asked for", () => {
  it("is everything, five times, when nothing is said", () => {
    expect(optionsFrom([])).toEqual({
      pages: [],
      measures: [...measures],
      beside: [],
      runs: 5,
      quick: false,
      build: true,
      save: false,
      draw: false,
    });
  });

  it("may be a page, a measure and others beside, as they are written", () => {
    const args = "--page /camp --beside a=/x b=https://b.example/ --measure back,weight --runs 2 --no-build".split(" ");
    expect(optionsFrom(args)).toMatchObject({
      pages: ["/camp"],
      measures: ["weight", "back"],
      beside: [
        { name: "a", place: "/x" },
        { name: "b", place: "https://b.example/" },
      ],
      runs: 2,
      build: false,
    });
  });

  it("is one run when it is to be quick", () => {
    expect(optionsFrom(["--quick"])).toMatchObject({ runs: 1 });
    expect(optionsFrom(["--quick", "--runs", "3"])).toMatchObject({ runs: 3 });
  });

  it.each([
    [["--measure", "weight,speed"], "speed"],
    [["--beside", "folder"], "folder"],
    [["--beside", "own=/x"], "own name"],
    [["--runs", "0"], "--runs"],
    [["--nonsense"], "--nonsense"],
    [["camp"], "camp"],
  ])("%j gets a sentence", (args, part) => {
    expect(optionsFrom(args)).toContain(part);
  });

  it("may name several sites after one word", () => {
    expect(spreadBeside(["--beside", "a=1", "b=2", "--quick"])).toEqual([
      "--beside",
      "a=1",
      "--beside",
      "b=2",
      "--quick",
    ]);
  });
});
