import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { contentFolder } from "../../site/folder.ts";
import { examineContent } from "../../site/load.ts";
import type { Engineering } from "../../site/schema/site.ts";
import type { Photography } from "../../site/schema/photography.ts";
import { sources } from "../../site/sources.ts";

/** An owner removes what nothing else links to, in a copy that is then checked, built and tested as before. */

const folder = ".cache/test/without";
const content = join(folder, "content");

const { topics, photography, engineering } = sources as {
  topics?: { slug: string }[];
  photography?: Photography;
  engineering?: Engineering;
};

/** The first place in a list from which the check lets an owner remove something; -1 if there is none. */
const removable = <Part>(list: readonly Part[] = [], without: (rest: Part[]) => object) =>
  list.findIndex((_, at) => examineContent({ ...sources, ...without(list.toSpliced(at, 1)) }).problems.length === 0);

const slug = topics?.[removable(topics, (rest) => ({ topics: rest }))]?.slug;
const list = readFileSync(join(contentFolder, "topics.ts"), "utf8");
const line = new RegExp(`^import \\{ topic as (\\w+) \\} from "\\./topics/${slug}/topic\\.ts";\\n`, "m").exec(list);

const lists = {
  photos: removable(photography?.photos, (photos) => ({ photography: { ...photography, photos } })),
  albums: removable(photography?.albums, (albums) => ({ photography: { ...photography, albums } })),
  sections: removable(engineering?.sections, (sections) => ({ engineering: { ...engineering, sections } })),
};

/** Exports the page with shorter lists. */
const shortened = (page: "photography" | "engineering", ...names: (keyof typeof lists)[]) => {
  const shorter = names.filter((name) => lists[name] >= 0);
  const fields = shorter.map((name) => `${name}: all.${page}.${name}.toSpliced(${lists[name]}, 1)`);
  return fields.length > 0 ? `export const ${page} = { ...all.${page}, ${fields.join(", ")} };\n` : "";
};

const run = (args: string[]) => {
  const env = { ...process.env, CONTENT: content, BUILD_DIR: folder, SITE_DIR: join(folder, "client") };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(status, stdout + stderr).toBe(0);
};

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("without a topic, a photo, an album and a section the content is valid, and the site is built and passes its tests", () => {
  cpSync(contentFolder, content, { recursive: true });
  if (line) {
    const [imported = "", name = ""] = line;
    rmSync(join(content, "topics", slug ?? ""), { recursive: true });
    writeFileSync(
      join(content, "topics.ts"),
      list.replace(imported, "").replace(new RegExp(`^ +${name},\\n`, "m"), ""),
    );
  }
  renameSync(join(content, "index.ts"), join(content, "all.ts"));
  const pages = shortened("photography", "photos", "albums") + shortened("engineering", "sections");
  writeFileSync(join(content, "index.ts"), `import * as all from "./all.ts";\nexport * from "./all.ts";\n${pages}`);
  run(["scripts/content.ts"]);
  run(["scripts/build.ts"]);
  run(["node_modules/vitest/vitest.mjs", "run", "--project", "built", "--project", "spec"]);
}, 600_000);
