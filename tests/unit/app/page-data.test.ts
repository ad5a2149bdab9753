import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { describe, expect, it } from "vitest";
import { hydrationData } from "../../../app/page-data.ts";

/** As the framework reads it. */
const read = async (rows: unknown[]) => {
  const stream = new Blob([`${JSON.stringify(rows)}\n`]).stream();
  return (await decode(stream, globalThis as unknown as Window & typeof globalThis)).value;
};

describe("hydrationData", () => {
  const published = [
    { _1: 2, _3: 4 },
    "root",
    { _5: 6 },
    "/camp",
    { _5: 9 },
    "data",
    { _7: 8 },
    "title",
    "data",
    { _7: 10 },
    "Camping",
  ];

  it("gives each route's data to the start as the framework wants it", async () => {
    expect(await read(hydrationData(published))).toEqual({
      loaderData: { root: { title: "data" }, "/camp": { title: "Camping" } },
      actionData: null,
      errors: null,
    });
  });

  it("leaves what was published as it is", () => {
    const copy = structuredClone(published);
    hydrationData(published);
    expect(published).toEqual(copy);
  });
});
