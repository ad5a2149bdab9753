import { createHash } from "node:crypto";

/**
 * The framework writes each page's data into its HTML, where the same words stand already as text. They are needed only
 * when the scripts start, so they move to a file of their own that the start fetches; the HTML is a third lighter.
 */

const contextScript =
  /<script>window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = [^<]*?<\/script>/g;
const dataScript = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const closeScript = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/g;

export type PageData = { html: string; file: string; text: string };

/**
 * Takes the data out of a page, and with it the framework's description of the page, which is the file's first line. The
 * file is named by its content, so it can be cached for good.
 */
export const extractPageData = (html: string, where: string): PageData => {
  const only = (script: RegExp) => {
    const [found, ...more] = [...html.matchAll(script)];
    if (found && more.length === 0) return found[1] ?? "";
    throw new Error(`${where}: the framework's data is not as expected: adapt framework/page-data.ts.`);
  };
  const context = JSON.stringify(JSON.parse(only(contextScript)));
  const text = `${context}\n${JSON.parse(only(dataScript)) as string}`;
  only(closeScript);
  const name = where.replace(/(^|\/)index\.html$|\.html$/, "").replaceAll("/", "-") || "home";
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  return {
    // The app expects a script where the description stood; an empty one is never run.
    html: html.replace(contextScript, "<script></script>").replace(dataScript, "").replace(closeScript, ""),
    file: `assets/data/${name}-${hash}.json`,
    text,
  };
};
