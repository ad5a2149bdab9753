import { globSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { type BuildOptions, type InlineConfig, type Manifest, build } from "vite";
import { basePath } from "../site/addresses/base-path.ts";
import { onDemandFolder, hashedFolder } from "../site/addresses/published.ts";
import { fontFiles } from "../site/theme/font-files.ts";
import type { Content } from "../site/load.ts";
import { buildEntry, compileScript } from "./compile-script.ts";
import { root } from "./config.ts";
import type { PageFiles } from "./server.tsx";

export const early = "app/shell/early.ts";
export const sheet = "app/styles/site.ts";
export const hydration = "app/islands/hydrate.tsx";

export const islandFile = (name: string) => `app/islands/${name}/island.tsx`;

const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.replaceAll(sep, "/"))
    .toSorted();

/** Built separately: in one build they would share chunks with islands, and pages would load those. */
const scripts = find("app/shell/shell.client.ts", "app/pages/*/*.client.ts");

const islands = find(islandFile("*")).map((file) => [basename(dirname(file)), file]);

const input = { sheet, hydrate: hydration, ...Object.fromEntries(islands) };

const shared = /[\\/]app[\\/](ui|blocks|shell|pages|styles)[\\/].*\.css$/;
/** Code that islands share, in one file instead of twenty. */
const parts = /[\\/]app[\\/](parts|lib|ui)[\\/]|[\\/]node_modules[\\/]lucide[\\/]|[\\/]site[\\/]words[\\/]/;
const reactFiles = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const buildOptions = (outDir: string): BuildOptions => ({
  outDir,
  emptyOutDir: true,
  manifest: true,
  assetsInlineLimit: 0,
  // The script for 3D models loads only when a visitor opens one.
  chunkSizeWarningLimit: 700,
  cssTarget: ["chrome123", "firefox128", "safari18", "ios18"],
  modulePreload: { polyfill: false },
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

const readManifest = async (outDir: string): Promise<Manifest> => {
  const text = await readFile(join(outDir, ".vite/manifest.json"), "utf8");
  await rm(join(outDir, ".vite"), { recursive: true });
  return JSON.parse(text) as Manifest;
};

/** A file and all of its static imports, which join the set while it is gone through. */
const withImports = (manifest: Manifest, file: string): Set<string> => {
  const files = new Set([file]);
  for (const name of files) for (const imported of manifest[name]?.imports ?? []) files.add(imported);
  return files;
};

/** Builds what browsers load, and returns the URLs. */
export const buildClient = async (outDir: string, base: InlineConfig, content: Content): Promise<PageFiles> => {
  await build({ ...base, logLevel: "warn", plugins: [react()], build: buildOptions(outDir) });
  const manifest = await readManifest(outDir);

  const entry = (name: string) => {
    const [own, ...imports] = [...withImports(manifest, name)].flatMap((key) => manifest[key] ?? []);
    if (!own) throw new Error(`Vite has not built ${name}.`);
    return {
      src: inBase(own.file),
      files: imports.map(({ file }) => inBase(file)),
      styles: [own, ...imports].flatMap(({ css = [] }) => css).map(inBase),
    };
  };
  const { styles } = entry(sheet);
  const hydrate = entry(hydration);
  const fontAt = (file: string) => entry(relative(root, file).replaceAll(sep, "/")).src;
  const { first, italic } = fontFiles(content);
  const built = new Map<string, string>();
  for (const script of scripts) {
    const rolldownOptions = { input: script };
    const { fileName } = await buildEntry(base, { outDir, emptyOutDir: false, modulePreload: false, rolldownOptions });
    built.set(script, inBase(fileName));
  }
  return {
    assets: {
      early: await compileScript(base, join(root, early)),
      styles,
      sheet: undefined,
      hydrate: [hydrate.src, ...hydrate.files],
      fonts: first.map(fontAt),
      italic: italic && fontAt(italic),
      script: (file) => built.get(file) ?? "",
    },
    island: (name) => {
      const island = entry(islandFile(name));
      return { ...island, styles: island.styles.filter((one) => !styles.includes(one)) };
    },
  };
};
