import { globSync } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import react from "@vitejs/plugin-react";
import type { BuildOptions, InlineConfig } from "vite";
import { hashedName, writeInto } from "../hosting/output-files.ts";
import { basePath } from "../site/addresses/base-path.ts";
import { hashedFolder, licensesFile, onDemandFolder } from "../site/addresses/published.ts";
import { fontFiles } from "../site/theme/font-files.ts";
import type { Content } from "../site/load.ts";
import { buildFiles, compileScript } from "./compile-script.ts";
import { root } from "./config.ts";
import type { PageFiles } from "./renderer.tsx";

export const early = "app/shell/early.ts";
export const stylesEntry = "app/styles/entry.ts";
export const hydration = "app/islands/hydrate.tsx";

export const islandFile = (name: string) => `app/islands/${name}/island.tsx`;

const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll(sep, "/"))
    .toSorted();

/** Built separately: in one build they would share chunks with islands, and pages would load those. */
const scripts = find("app/shell/shell.client.ts", "app/pages/*/*.client.ts");

const islands = find(islandFile("*")).map((file) => [basename(dirname(file)), file]);

const input = { styles: stylesEntry, hydrate: hydration, ...Object.fromEntries(islands) };

const shared = /[\\/]app[\\/](ui|blocks|shell|pages|styles)[\\/].*\.css$/;
/** Code that islands share, in one file instead of twenty. */
const parts = /[\\/]app[\\/](parts|lib|ui)[\\/]|[\\/]node_modules[\\/]lucide[\\/]|[\\/]site[\\/]words[\\/]/;
const reactFiles = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const buildOptions = (outDir: string): BuildOptions => ({
  outDir,
  emptyOutDir: true,
  assetsInlineLimit: 0,
  license: { fileName: licensesFile },
  // The script for 3D models loads only when a visitor opens one.
  chunkSizeWarningLimit: 700,
  cssTarget: ["chrome123", "firefox128", "safari18", "ios18"],
  rolldownOptions: {
    input,
    preserveEntrySignatures: "strict",
    output: {
      // The worker caches the script for 3D models only after a visitor has opened one.
      chunkFileNames: ({ name }) => `${name === "stage" ? onDemandFolder : hashedFolder}[name]-[hash].js`,
      codeSplitting: {
        groups: [
          { name: "site", test: shared },
          { name: "react", test: reactFiles },
          { name: "parts", test: parts, minShareCount: 2 },
        ],
      },
    },
  },
});

const inBase = (file: string) => basePath() + file;

/** Builds what browsers load, and returns the URLs. */
export const buildClient = async (outDir: string, base: InlineConfig, content: Content): Promise<PageFiles> => {
  const files = await buildFiles({ ...base, plugins: [react()] }, buildOptions(outDir));
  const chunks = files.filter((file) => file.type === "chunk");

  const stylesOf = (some: typeof chunks) =>
    some.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).map(inBase);
  const entry = (name: string) => {
    const own = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!own) throw new Error(`Vite has not built ${name}.`);
    // The loop also visits the imports it adds to the set.
    const all = new Set([own]);
    for (const { imports } of all) for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk);
    const [src = "", ...imported] = [...all].map(({ fileName }) => inBase(fileName));
    return { src, files: imported, styles: stylesOf([...all].filter((chunk) => chunk.name !== "site")) };
  };
  const hydrate = entry("hydrate");
  const fontAt = (file: string) => {
    const name = relative(root, file).replaceAll(sep, "/");
    return inBase(files.find((one) => one.type === "asset" && one.originalFileNames.includes(name))?.fileName ?? "");
  };
  const { first, italic } = fontFiles(content);
  const publish = async (file: string) => {
    const code = await compileScript(base, file);
    const name = hashedName(basename(file).replace(".client.ts", ".js"), code);
    await writeInto(outDir, name, code);
    return [file, inBase(name)] as const;
  };
  const built = new Map(await Promise.all(scripts.map(publish)));
  return {
    assets: {
      early: await compileScript(base, early),
      styles: stylesOf(chunks.filter((chunk) => chunk.name === "site")),
      hydrate: [hydrate.src, ...hydrate.files],
      fonts: first.map(fontAt),
      italic: italic && fontAt(italic),
      script: (file) => built.get(file) ?? "",
    },
    island: entry,
  };
};
