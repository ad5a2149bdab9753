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
    expect(await insist(ask, { isDone: () => Promise.resolve(true), isOver: () => false })).toBe(true);
    expect(asked).toBe(1);
  });

  it("ends without an answer as soon as that is not wanted any more", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
    };
    expect(await insist(ask, { isDone: never, isOver: () => asked === 5, pace })).toBe(false);
    expect(asked).toBe(5);
    expect(await insist(ask, { isDone: never, isOver: () => true })).toBe(false);
    expect(asked).toBe(5);
  });
});
