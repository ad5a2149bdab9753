import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { asContentError } from "../../../render/as-content-error.ts";
import { contentFolder } from "../../../site/folder.ts";

it("says which file a content file imports that does not exist", () => {
  const error = new Error("Failed to load url ./topics/teas/topic.ts (resolved id: x). Does the file exist?");
  error.stack = `Error\n    at ${join(resolve(contentFolder), "topics.ts")}`;
  const message = "no file ./topics/teas/topic.ts: check its name";
  expect(asContentError(error)).toMatchObject({
    problems: [{ file: join(contentFolder, "topics.ts"), message }],
  });
});

it("leaves errors outside the content as they are", () => {
  const error = new Error("Out of memory");
  expect(asContentError(error)).toBe(error);
});
