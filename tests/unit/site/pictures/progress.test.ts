import { describe, expect, it } from "vitest";
import { startProgress } from "../../../../site/pictures/progress.ts";

const run = (isTTY: boolean, steps: number, msEach: number) => {
  const written: string[] = [];
  let clock = 0;
  const output = { isTTY, write: (text: string) => written.push(text) };
  const progress = startProgress("pictures", steps, output, () => clock);
  for (let at = 0; at < steps; at++) {
    clock += msEach;
    progress.step();
  }
  progress.end(`${steps} files`);
  return written;
};

describe("progress", () => {
  it("is a line every five seconds in a log", () => {
    expect(run(false, 12, 1000)).toEqual([
      "pictures: 5 of 12, 5 s\n",
      "pictures: 10 of 12, 10 s\n",
      "pictures: 12 files, 12.0 s\n",
    ]);
  });

  it("is one line that changes on a terminal, and leaves only the summary", () => {
    const written = run(true, 4, 500);
    expect(written).toHaveLength(4);
    expect(written.slice(0, -1).join("")).not.toContain("\n");
    expect(written.at(-1)).toBe("\r\u001B[Kpictures: 4 files, 2.0 s\n");
  });

  it("is only the summary when all is done at once", () => {
    expect(run(false, 100, 1)).toEqual(["pictures: 100 files, 0.1 s\n"]);
  });
});
