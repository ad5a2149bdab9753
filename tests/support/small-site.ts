import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressFiles } from "../../hosting/compress.ts";
import { pageFileOf } from "../../hosting/output-files.ts";
import { finishSite } from "../../hosting/finish-site.ts";
import type { Photography } from "../../site/schema/photography.ts";
import type { Site } from "../../site/schema/site.ts";

/** A small finished site in a temporary folder, made by the last steps of the real build. */

const site = {
  lang: "en",
  title: "Fixture",
  url: "https://site.example",
  owner: { email: "me@site.example" },
  form: { action: "https://forms.example/{email}" },
  security: { contact: "mailto:me@site.example" },
} as unknown as Site;

const photography = { albums: [{ url: "/albums/a.html" }] } as unknown as Photography;

const redirects = [
  { from: "/about", to: "/weblog" },
  { from: "/weblog", to: "/blog" },
  { from: "/Old_Page.html", to: "/camp#gear" },
  { from: "/2019/05/post.php", to: "/cv.pdf" },
  { from: "/Über mich.htm", to: "https://other.example/me?from=here" },
  { from: "/camp.html", to: "/camp" },
];

const photo = Buffer.alloc(1000, 1);

const pages = { "/": "Home", "/blog": "Blog", "/camp": "Camp" };

/** A page with only what the steps after rendering read. */
const titled = (title: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    `<script>document.documentElement.dataset.page="${title}"</script>`,
    '<link rel="stylesheet" href="/assets/site-a1b2c3d4.css"/></head>',
    `<body><h1>${title}</h1>${"<p>words</p>".repeat(40)}</body></html>`,
  ].join("");

export type SmallSite = {
  /** Contains everything, so that one call removes it. */
  folder: string;
  outDir: string;
};

export const makeSite = async (basePath = "/", more: Record<string, string> = {}): Promise<SmallSite> => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const outDir = join(folder, "client");
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(Object.entries(pages).map(([path, title]) => [pageFileOf(path), titled(title)])),
    "404.html": titled("Lost"),
    "assets/app-a1b2c3d4.js": `export const text = "${"script ".repeat(200)}";`,
    "assets/photo-a1b2c3d4.avif": photo,
    "assets/cards/camp.a1b2c3d4.jpg": photo,
    "feed.xml": `<feed xmlns="http://www.w3.org/2005/Atom"><!-- ${"news ".repeat(100)} --></feed>`,
    "sw.js": `// ${"worker ".repeat(100)}`,
    "albums/a.html": '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>Album</body></html>',
    CNAME: "site.example\n",
    "my paper (1).docx": photo,
    "data.css.gz": photo,
    "verify.html": "verification: verify.html",
    "photos/.DS_Store": photo,
    "Thumbs.db": photo,
    ...more,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
  }
  await finishSite({
    outDir,
    content: { site, photography, redirects },
    pages: Object.keys(pages),
    listed: Object.keys(pages).map((path) => ({ path, changed: "2026-06-15T09:03:01Z" })),
    updated: "2026-06-15T21:00:00Z",
    basePath,
  });
  await compressFiles(outDir, join(folder, "cache"));
  return { folder, outDir };
};
