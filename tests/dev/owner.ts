import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** A small owner with a copy of the engine, all of which a test may edit. */

const engine = ["app", "hosting", "render", "scripts", "site", "worker", "package.json", "tsconfig.json"];

const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1}.`).join("\n\n");

type Given = { slug: string; lede?: string; hue?: string; picture?: string };

export const topicText = ({ slug, lede = "The first words.", hue = "oklch(0.78 0.17 64)", picture = "" }: Given) => `
import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "${slug}",
  title: "${slug.charAt(0).toUpperCase()}${slug.slice(1)}",
  path: "/${slug}",
  description: "A topic about ${slug}, to be edited.",
  lede: "${lede}",
  hue: "${hue}",
  blocks: [
    { kind: "timer", title: "Steep", caption: "By the clock.", presets: [{ title: "Green", rounds: 1, work: 90, rest: 0 }] },
    { kind: "note", text: "Mind the steam." },
    { kind: "prose", title: "Long", text: ${JSON.stringify(paragraphs)} },
    ${picture ? `{ kind: "photos", title: "Seen", items: [{ imgUrl: "./${picture}", title: "A cup", alt: "A plain color." }] },` : ""}
  ],
});
`;

export const topicsText = (...slugs: string[]) => `
${slugs.map((slug) => `import { topic as ${slug} } from "./topics/${slug}/topic.ts";`).join("\n")}
export const topics = [${slugs.join(", ")}];
`;

const names = ["site", "topics", "theme", "words", "redirects"];

const content: Record<string, string> = {
  "index.ts": names.map((name) => `export { ${name} } from "./${name}.ts";\n`).join(""),
  "site.ts":
    'export const site = { title: "Bo", tagline: "small", description: "A small site.", url: "https://bo.example", owner: { name: "Bo" } };',
  "topics.ts": topicsText("tea"),
  "topics/tea/topic.ts": topicText({ slug: "tea" }),
  "theme.ts": "export const theme = {};",
  "words.ts": "export const words = {};",
  "redirects.ts": "export const redirects = [];",
};

export const makeOwner = async () => {
  const folder = await mkdtemp(join(tmpdir(), "owner-"));
  const write = async (name: string, bytes: string | Uint8Array) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  };
  const restore = async () => {
    for (const [name, text] of Object.entries(content)) await write(`content/${name}`, text);
  };
  for (const name of engine) await cp(name, join(folder, name), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await restore();
  return {
    folder,
    write,
    restore,
    remove: (name: string) => rm(join(folder, name), { recursive: true }),
    end: () => rm(folder, { recursive: true, force: true }),
  };
};

export const plainPicture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
