import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { compileScript } from "../../../render/compile-script.ts";

afterEach(() => vi.unstubAllEnvs());

const draw = join(import.meta.dirname, "../../../app/shell/end/draw.ts");

it.each([
  ["", '"locked-foods"'],
  ["/atlas", '"/atlas/ locked-foods"'],
])("a script that stands in a page knows under which path the site is (%j)", async (base, key) => {
  vi.stubEnv("BASE_PATH", base);
  expect((await compileScript(draw)).replaceAll(/[`']/g, '"')).toContain(key);
});
