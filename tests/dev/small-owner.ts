import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";

const paragraphs = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => `Paragraph ${index + 1}.`).join("\n\n"));

type Given = { slug: string; lede?: string; hue?: string; picture?: string };

/** A topic's file; what a test names differs from topic to topic. */
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
    { kind: "prose", title: "Long", text: ${paragraphs(60)} },
    ${picture ? `{ kind: "photos", title: "Seen", items: [{ imgUrl: "./${picture}", title: "A cup", alt: "A plain color." }] },` : ""}
  ],
});
`;

export const topicsText = (...slugs: string[]) => `
${slugs.map((slug) => `import { topic as ${slug} } from "./topics/${slug}/topic.ts";`).join("\n")}
export const topics = [${slugs.join(", ")}];
`;

const files = {
  "index.ts": `
export { site } from "./site.ts";
export { topics } from "./topics.ts";
export { theme } from "./theme.ts";
export { words } from "./words.ts";
export { redirects } from "./redirects.ts";
`,
  "site.ts": `
import { defineSite } from "ridgeline";

export const site = defineSite({
  title: "Bo",
  tagline: "small",
  description: "A small site.",
  url: "https://bo.example",
  owner: { name: "Bo" },
});
`,
  "topics.ts": topicsText("tea"),
  "topics/tea/topic.ts": topicText({ slug: "tea" }),
  "theme.ts": 'import { defineTheme } from "ridgeline";\n\nexport const theme = defineTheme({});\n',
  "words.ts": 'import { defineWords } from "ridgeline";\n\nexport const words = defineWords({});\n',
  "redirects.ts": 'import { defineRedirects } from "ridgeline";\n\nexport const redirects = defineRedirects([]);\n',
};

/** The folder of a small owner, outside of the project, to be edited as the owner would. */
export const smallOwner = async () => {
  const folder = await mkdtemp(join(tmpdir(), "owner-"));
  const write = async (name: string, bytes: string | Uint8Array) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  };
  const restore = async () => {
    for (const [name, text] of Object.entries(files)) await write(name, text);
  };
  await restore();
  return {
    folder,
    write,
    restore,
    remove: (name: string) => rm(join(folder, name), { recursive: true }),
    end: () => rm(folder, { recursive: true, force: true }),
  };
};

export const plain = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
