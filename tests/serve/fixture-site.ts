import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Photography, Site } from "../../site/schema/site.ts";
import { wordsSchema } from "../../site/schema/words.ts";
import { finishSite } from "../../framework/finish-site.ts";
import { underBase } from "../../site/addresses/base-path.ts";
import { type OwnServer, ownServer } from "../../hosting/own-server.ts";

/** A small finished site in a folder of its own, made by the same steps as the real one. */

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
  { from: "/blog/camp", to: "/camp" },
  { from: "/old/a-title.that-goes-on-for-longer-than-servers-like-to-hash", to: "/camp" },
  { from: "/Old_Page.html", to: "/camp#gear" },
  { from: "/old_page.html", to: "/blog" },
  { from: "/2019/05/post.php", to: "/cv.pdf" },
  { from: "/Über mich.htm", to: "https://other.example/me?from=here" },
  { from: "/shop (old)", to: "https://shop.example" },
  { from: "/camp.html", to: "/camp" },
];

/** Bytes whose values tell their place, so that a range can be checked. */
export const photo = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

export type MadeSite = {
  /** Everything that was made, to be removed as one. */
  folder: string;
  outDir: string;
  /** Where the site believes to be on a server, and the folder here that is the domain's there. */
  server: OwnServer;
  root: string;
};

/** The folder in which an address is the path of a file. */
const domainFolder = async (folder: string, basePath: string): Promise<string> => {
  if (basePath === "/") return join(folder, "client");
  const path = join(folder, "www", basePath.slice(0, -1));
  await mkdir(dirname(path), { recursive: true });
  await symlink(join(folder, "client"), path);
  return join(folder, "www");
};

/** A page as the app makes it, as far as the steps after the build look at it. */
const titled = (title: string) =>
  [
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/assets/text-a1b2c3d4.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>',
    `<script>document.documentElement.dataset.page="${title}"</script>`,
    '<link rel="stylesheet" href="/assets/site-a1b2c3d4.css"/></head>',
    `<body><h1>${title}</h1>${"<p>words</p>".repeat(40)}</body></html>`,
  ].join("");

export const makeSite = async (basePath = "/", more: Record<string, string> = {}): Promise<MadeSite> => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const outDir = join(folder, "client");
  const write = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
  };
  // As the framework leaves them: pages in a folder of the base path, everything else beside it.
  const inBase = (name: string) => underBase(basePath, `/${name}`).slice(1);
  const writePage = async (path: string, title: string) => {
    await write(inBase(path === "" ? "index.html" : `${path}/index.html`), titled(title));
    await write(inBase(`${path || "_"}.data`), `["${"data ".repeat(100)}"]`);
  };
  await writePage("", "Home");
  await writePage("blog", "Blog");
  await writePage("camp", "Camp");
  await writePage("blog/a-title.that-goes-on-for-longer-than-servers-like-to-hash", "Long");
  await writePage("404", "Lost");
  await write(basePath === "/" ? "__spa-fallback.html" : "index.html", titled("Fallback"));
  await write("assets/app-a1b2c3d4.js", `export const text = "${"script ".repeat(200)}";`);
  await write("assets/site-a1b2c3d4.css", `body { color: red; } /* ${"style ".repeat(100)} */`);
  await write("assets/photo-a1b2c3d4.avif", photo);
  await write("assets/models/hook-a1b2c3d4.glb", Buffer.concat([photo, photo]));
  await write("assets/models/hook-a1b2c3d4.stl", photo);
  await write("assets/cv (1)-a1b2c3d4.txt", "A life. ".repeat(200));
  await write("icon.svg", '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  await write("cv.pdf", "%PDF-1.7");
  await write("empty.txt", "");
  await write("sw.js", `// ${"worker ".repeat(100)}`);
  await write("feed.xml", `<feed xmlns="http://www.w3.org/2005/Atom"><!-- ${"news ".repeat(100)} --></feed>`);
  await write("feed.json", `{ "title": "${"news ".repeat(100)}" }`);
  await write("camp.md", `# Camp\n\n${"words ".repeat(100)}`);
  await write("site.webmanifest", '{ "name": "Fixture" }');
  await write(
    "albums/a.html",
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>Album</body></html>',
  );
  await write("CNAME", "site.example\n");
  await write("my paper (1).docx", photo);
  await write("data.css.gz", photo);
  await write(".well-known/matrix/server", "{}");
  await write("verify.html", "verification: verify.html");
  await write("My Talk.html", '<head><meta charset="utf-8"><script>talk()</script></head>');
  await write("photos/.DS_Store", photo);
  await write("Thumbs.db", photo);
  await write("blog/slides.bin", photo);
  for (const [name, text] of Object.entries(more)) await write(name, text);
  await finishSite({
    outDir,
    content: { site, photography, redirects, words: wordsSchema.parse({}) },
    pages: ["/", "/blog", "/camp"].map((path) => ({ path, changed: "2026-06-15T09:03:01Z" })),
    built: new Date("2026-06-16T10:00:00Z"),
    basePath,
    owned: ["/assets/cv (1)-a1b2c3d4.txt", "/CNAME"],
  });
  return { folder, outDir, server: ownServer(site.url, basePath), root: await domainFolder(folder, basePath) };
};
