import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { insist } from "../../../framework/owner/routes.ts";

const pace = { look: 0, again: 1, most: 4 };
const never = () => Promise.resolve(false);

describe("asking the router to read its routes", () => {
  it("is done again where nobody listened", async () => {
    const heard: number[] = [];
    const ask = async (times: number) => {
      heard.push(times);
    };
    const isDone = () => Promise.resolve(heard.length === 3);
    expect(await insist(ask, { isDone, isOver: () => false, pace })).toBe(true);
    expect(heard).toEqual([1, 2, 3]);
  });

  it("is done once where somebody did, however long the answer takes to read", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
    };
    const isDone = async () => {
      await wait(10 * pace.again);
      return true;
    };
    expect(await insist(ask, { isDone, isOver: () => false, pace })).toBe(true);
    expect(asked).toBe(1);
  });

  it("ends without an answer once that is not wanted any more, but gives the first asking its time", async () => {
    const asked: number[] = [];
    const ask = async (times: number) => {
      asked.push(times);
    };
    expect(await insist(ask, { isDone: never, isOver: () => asked.length === 5, pace })).toBe(false);
    expect(asked).toEqual([1, 2, 3, 4, 5]);

    let looks = 0;
    const isDone = () => Promise.resolve(++looks === 3);
    const slow = { look: 0, again: 60_000, most: 60_000 };
    expect(await insist(ask, { isDone, isOver: () => true, pace: slow })).toBe(true);
    expect(looks).toBe(3);
  });
});
