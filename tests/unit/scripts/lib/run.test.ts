import { afterEach, expect, it, vi } from "vitest";
import { reactRouter } from "../../../../scripts/lib/run.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ["BUILD_DIR", "../elsewhere", /^BUILD_DIR: expected a folder within the project [^\n]*$/],
  ["BASE_PATH", "/a b", /^BASE_PATH: expected a path such as [^\n]*$/],
])("a wrong %s stops a build before it begins, in one line", async (name, value, sentence) => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubEnv(name, value);
  expect(await reactRouter("build")).toEqual({ code: 1, output: expect.stringMatching(sentence) as string });
  expect(said).toHaveBeenCalledOnce();
});
