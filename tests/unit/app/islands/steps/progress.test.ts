import { expect, it } from "vitest";
import { durationText, progressOf, readCheckedSteps } from "../../../../../app/islands/steps/progress.ts";

const steps = [
  { id: "cut", title: "Cut", minutes: 20 },
  { id: "fold", title: "Fold" },
  { id: "glue", title: "Glue", minutes: 100 },
];
const [cut, fold] = steps;

it.each([
  ["none are done", [], { done: 0, minutes: 120, next: undefined }],
  ["one in the middle is done", ["fold"], { done: 1, minutes: 120, next: cut }],
  ["the first and the last are done", ["glue", "cut"], { done: 2, minutes: 0, next: fold }],
  ["all are done", ["cut", "fold", "glue"], { done: 3, minutes: 0, next: undefined }],
  ["checkmarks are for removed steps", ["saw", "paint"], { done: 0, minutes: 120, next: undefined }],
])("the guide shows what is left when %s", (_when, marks, progress) => {
  expect(progressOf(steps, marks)).toEqual({ total: 3, ...progress });
});

it("ignores stored checkmarks that are not a list of names", () => {
  expect(readCheckedSteps(["cut", "fold"])).toEqual(["cut", "fold"]);
  for (const stored of [null, "cut", {}, [1]]) {
    expect(readCheckedSteps(stored)).toBeUndefined();
  }
});

it("formats durations in hours and minutes", () => {
  expect([35, 120, 140].map(durationText)).toEqual(["35 min", "2 hr", "2 hr 20 min"]);
});
