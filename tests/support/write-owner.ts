import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRunner } from "../../render/runner.ts";

/** Writes the content under test where tests/support/owner.ts reads it, and tells where. */
export const writeOwner = async (): Promise<string> => {
  const { server, load, readContent } = await openRunner();
  const plain = await readContent();
  const { pages } = await load("/site/paths.ts");
  await server.close();
  const file = join(mkdtempSync(join(tmpdir(), "site-content-")), "content.json");
  writeFileSync(file, JSON.stringify({ plain, pages }));
  return file;
};
