import { createHash } from "node:crypto";

/**
 * The framework writes each page's data into its HTML, where the same words stand already as text. They are needed only
 * when the scripts start, so they move to a file of their own that the boot fetches; the HTML is a third lighter.
 */

const dataScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const closeScript = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/g;

export type PageData = { html: string; file: string; text: string };

/** Takes the data out of a page. The file is named by its content, so it can be cached for good. */
export const extractPageData = (html: string, where: string): PageData => {
  const [data, ...more] = [...html.matchAll(dataScript)];
  if (!data?.[1] || more.length > 0 || [...html.matchAll(closeScript)].length !== 1) {
    throw new Error(`${where}: the framework's data is not as expected: adapt vite/after-build/page-data.ts.`);
  }
  const text = JSON.parse(data[1]) as string;
  const name = where.replace(/(^|\/)index\.html$|\.html$/, "").replaceAll("/", "-") || "home";
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  return {
    html: html.replace(dataScript, "").replace(closeScript, ""),
    file: `assets/data/${name}-${hash}.json`,
    text,
  };
};

/** The part of the boot that gives the data back to the framework. */
export const fetchPageData = (url: string): string =>
  `fetch(${JSON.stringify(url)}).then(answer=>answer.ok?answer.text():Promise.reject(new Error(answer.url+" "+answer.status)))` +
  ".then(text=>{const {streamController:stream}=window.__reactRouterContext;stream.enqueue(text);stream.close()})";
