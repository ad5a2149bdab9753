import { expect, it } from "vitest";
import { hashedFileIn } from "../../../../offline/page/lost-chunk.ts";

it.each([
  [
    "Failed to fetch dynamically imported module: https://site.example/assets/viewer-BEIT5FDb.js",
    "/assets/viewer-BEIT5FDb.js",
  ],
  ["error loading dynamically imported module: https://site.example/assets/a-b_c-D123.js", "/assets/a-b_c-D123.js"],
  [
    "Failed to fetch dynamically imported module: https://site.example/assets/asked/stage-BEIT5FDb.js",
    "/assets/asked/stage-BEIT5FDb.js",
  ],
  ["Unable to preload CSS for /assets/viewer-DI8lbTAz.css", "/assets/viewer-DI8lbTAz.css"],
])("finds the file in %j", (message, path) => {
  expect(hashedFileIn(message, "/")).toBe(path);
});

it.each([
  "Importing a module script failed.",
  "Failed to fetch dynamically imported module: https://site.example/assets/viewer.js",
  "Failed to fetch dynamically imported module: https://site.example/other/viewer-BEIT5FDb.js",
])("finds no file of the build in %j", (message) => {
  expect(hashedFileIn(message, "/")).toBeUndefined();
});

it("knows the site's files from a neighbour's on the same host", () => {
  const message = "Failed to fetch dynamically imported module: https://site.example/sub/assets/viewer-BEIT5FDb.js";
  expect(hashedFileIn(message, "/sub/")).toBe("/sub/assets/viewer-BEIT5FDb.js");
  expect(hashedFileIn(message, "/other/")).toBeUndefined();
  expect(hashedFileIn(message, "/")).toBeUndefined();
});
