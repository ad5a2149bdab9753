import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { z } from "zod";
import { errorOfFile } from "../../../../site/check/files.ts";
import { textsIn } from "../../../../site/schema/fields.ts";
import { drawingPath, fontPath, glbPath, picturePath, stlPath } from "../../../../site/schema/parts.ts";
import { ownerFolder } from "./owner-folder.ts";

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const font = readFileSync("tests/fixtures/odd/fonts/Bridge.woff2");

const files = {
  "photo.jpg": "x",
  "plates/tent.svg": "x",
  "good.svg": `${head}<path d="M0 0h9v9z"/></svg>`,
  "bad.svg": `${head}<script>a()</script></svg>`,
  "bad.glb": "glTF",
  "bad.stl": "solid hook",
  "fonts/Mine.woff2": font,
  "fonts/Other.woff2": "OTTO and so on",
  "fonts/Heavy.woff2": Buffer.concat([font, Buffer.alloc(100_000)]),
};

const complaints = (schema: z.ZodType, value: string) => {
  const folder = ownerFolder(files);
  return textsIn({ file: `${folder}/topic.ts`, schema, value }).flatMap(
    (text) => errorOfFile(text)?.replace(folder, "FOLDER") ?? [],
  );
};

it.each<[path: string, schema: z.ZodType]>([
  ["./photo.jpg", picturePath],
  ["./plates/tent.svg", picturePath],
  ["./good.svg", drawingPath],
  ["./fonts/Mine.woff2", fontPath],
])("%s is valid", (path, schema) => {
  expect(complaints(schema, path)).toEqual([]);
});

it.each<[path: string, schema: z.ZodType, complaint: string]>([
  ["./nowhere.png", picturePath, "no such file: add nowhere.png to FOLDER/"],
  ["./Photo.JPG", picturePath, 'no such file: add Photo.JPG to FOLDER/; did you mean "./photo.jpg"?'],
  ["./plates/tnt.svg", picturePath, 'no such file: add plates/tnt.svg to FOLDER/; did you mean "./plates/tent.svg"?'],
  [
    "./bad.svg",
    drawingPath,
    "this SVG can't be used as an icon: the SVG has no shapes or no viewBox: export it with a viewBox",
  ],
  ["./bad.glb", glbPath, "expected one GLB file of glTF 2.0 with meshes in plain materials"],
  ["./bad.stl", stlPath, "expected a binary STL in millimeters: export the model again"],
  [
    "./fonts/Other.woff2",
    fontPath,
    "expected a WOFF2 file: convert a TTF or OTF with npx -p wawoff2 woff2_compress.js FILE.ttf",
  ],
  [
    "./fonts/Heavy.woff2",
    fontPath,
    "expected a font of at most 60 KB, got 112 KB: subset it to the characters of your language",
  ],
])("%s is invalid", (path, schema, complaint) => {
  expect(complaints(schema, path)).toEqual([expect.stringContaining(complaint)]);
});
