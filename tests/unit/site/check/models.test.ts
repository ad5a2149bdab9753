import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { checkModels } from "../../../../site/check/models.ts";
import type { Problem } from "../../../../site/check/problems.ts";
import { modelItem } from "../../../../site/schema/models.ts";
import { ownerFolder } from "./owner-folder.ts";

const item = { title: "Hook", imgUrl: "./hook.webp", alt: "A hook on a door." };
const hook = readFileSync("content/topics/3d-printing/models/door-hook.glb");

const found = (file: string, stl?: string) => {
  const folder = ownerFolder({ "hook.glb": hook.toString("latin1"), "bad.stl": "solid hook" });
  const problems: Problem[] = [];
  const settings = [{ term: "Layers", text: "0.2 mm" }];
  const value = { ...item, file, ...(stl ? { print: { stl, settings } } : {}) };
  checkModels({ file: `${folder}/topic.ts`, schema: z.array(modelItem), value: [value] }, problems);
  return problems.map(({ field, message }) => `${field}: ${message.replace(folder, "FOLDER")}`);
};

it("a model that is not there is asked for, or another is meant", () => {
  expect(found("./hok.glb")).toEqual(['[0].file: no such model: perhaps "./hook.glb" was meant']);
  expect(found("./models/a-very-different-name.glb")).toEqual([
    "[0].file: no such model: put models/a-very-different-name.glb into FOLDER/",
  ]);
});

it("a file that is no model is told with its remedy", () => {
  expect(found("./hook.glb", "./bad.stl").at(-1)).toBe(
    "[0].print.stl: this is no binary STL: export it as one, in millimeters",
  );
});

it("a model is a GLB beside the file that names it", () => {
  const says = (file: string) => modelItem.safeParse({ ...item, file }).error?.issues.map(({ message }) => message);
  expect(says("./hook.glb")).toBeUndefined();
  expect(says("./hook.gltf")).toEqual([
    'expected a GLB without pictures or compression in it such as ./thing.glb, got "./hook.gltf"',
  ]);
  expect(says("/hook.glb")).toHaveLength(1);
});
