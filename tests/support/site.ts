import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pagePaths, redirectPaths } from "./owner.ts";

/** The built site under test: build/client, or another folder named by SITE_DIR. */
export const siteDir = process.env["SITE_DIR"] ?? join(import.meta.dirname, "..", "..", "build", "client");

if (!existsSync(join(siteDir, "index.html")))
  throw new Error(`No built site in ${siteDir}: run "npm run build" first.`);

/** The file behind a page's path; "/404.html" is the page for unknown addresses. */
export const fileOf = (path: string) => (path.endsWith(".html") ? path : `${path === "/" ? "" : path}/index.html`);

export const hasFile = (path: string) => existsSync(join(siteDir, path));

export const readText = (path: string) => readFileSync(join(siteDir, path), "utf8");

export const pageHtml = (path: string) => readText(fileOf(path));

/** Every document of the site that the application shows. */
export const documents = [...pagePaths, "/404.html"];

export { pagePaths, redirectPaths };

const compressible = /\.(html|js|css|svg|json|data|xml|txt|webmanifest)$/;

/** What a browser that takes brotli downloads, in bytes. */
export const transferSize = (file: string) => {
  const path = join(siteDir, file);
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).length;
  const bytes = readFileSync(path);
  return compressible.test(file) ? Math.min(bytes.length, brotliCompressSync(bytes).length) : bytes.length;
};
