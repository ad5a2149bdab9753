import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type Assets, Document } from "../app/document.tsx";
import { islandElement } from "../app/islands/hydrate.tsx";
import { IslandRenderer, type RenderIsland } from "../app/islands/island.tsx";
import type { IslandModule, IslandName } from "../app/islands/islands.ts";
import type { Page } from "../app/page.ts";
import { routes } from "../app/router.ts";
import { cards, rawContent } from "../app/site.ts";
import { pipeline } from "../app/pipeline.ts";
import { pageFileOf, writeInto } from "../hosting/output-files.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { checkPictures } from "../site/check/picture-files.ts";
import { runPool, ioConcurrency } from "../site/pictures/make.ts";
import { sources } from "../site/sources.ts";
import { searchList } from "./generated.ts";

export { generatedFile, publishGenerated } from "./generated.ts";
export { pages, updated } from "../app/site.ts";
export { routes };

/** The URLs of the files that pages reference. */
export type PageFiles = {
  assets: Omit<Assets, "search">;
  island: (name: IslandName) => { src: string; files: string[]; styles: string[] };
};

const htmlOf = async (...request: Parameters<typeof prerenderToNodeStream>) => {
  const { prelude } = await prerenderToNodeStream(...request);
  return text(prelude);
};

/** React renders a suspended component again, so cache each island of a page. */
const islandRenderer = (files: PageFiles["island"]): RenderIsland => {
  const rendered = new Map<string, ReturnType<RenderIsland>>();
  // One after another, because React lists their styles in the order in which they are ready.
  let previous: Promise<unknown> = Promise.resolve();
  const render: RenderIsland = async (id, name, props) => {
    const { Component } = (await import(`../app/islands/${name}/island.tsx`)) as IslandModule;
    const html = await htmlOf(islandElement(Component, props), { identifierPrefix: id, onError });
    return { html, ...files(name) };
  };
  return (id, name, props) => {
    const found = rendered.get(id) ?? previous.then(() => render(id, name, props));
    rendered.set(id, found);
    previous = found;
    return found;
  };
};

/** Errors already reject the render, so React need not log them. */
const onError = () => {};

export const renderPage = async (page: Page, { assets, island }: PageFiles): Promise<string> => {
  const search = basePath() + (await searchList()).name;
  return htmlOf(
    <IslandRenderer value={islandRenderer(island)}>
      <Document page={page} assets={{ ...assets, search }} />
    </IslandRenderer>,
    { onError },
  );
};

/** The pages by path, still without scripts and styles. After this, all the pictures and cards they use are registered. */
export const makePages = async (): Promise<ReadonlyMap<string, Page>> => {
  await checkPictures(rawContent, sources, pipeline);
  return new Map(await Promise.all([...routes].map(async ([path, render]) => [path, await render()] as const)));
};

export const makePictures = async (): Promise<void> => {
  await pipeline.make();
  await cards.make();
};

export const writePages = async (outDir: string, pages: ReadonlyMap<string, Page>, files: PageFiles): Promise<void> => {
  await runPool([...pages], ioConcurrency, async ([path, page]) =>
    writeInto(outDir, path.endsWith(".html") ? path : pageFileOf(path), await renderPage(page, files)),
  );
};
