import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { openStudio } from "../../../../site/pictures/studio.ts";
import { column, photo, project } from "./samples.ts";

const before = new Date(Date.now() - 3_600_000);

it("makes the files of one photo when one photo has changed", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { root, put } = project();
  const folder = join(root, ".cache", "pictures");
  const names = ["a", "b", "c"].map((name) => `content/${name}.jpg`);
  const publish = async () => {
    const studio = openStudio({ root, url: "/" });
    for (const name of names) await studio.picture(name, column);
    await studio.publish(join(root, "out"));
  };
  for (const [index, name] of names.entries()) await put(name, await photo(300, 200, `#3366${index}9`));
  await publish();
  const made = readdirSync(folder);
  for (const name of made) utimesSync(join(folder, name), before, before);

  await put("content/b.jpg", await photo(300, 200, "#993300"));
  await publish();
  const fresh = readdirSync(folder).filter((name) => statSync(join(folder, name)).mtimeMs > before.getTime() + 1000);
  expect(fresh.filter((name) => made.includes(name))).toEqual([]);
  expect(fresh).toHaveLength(made.length / names.length);
});
