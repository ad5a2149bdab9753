import { readdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { type InlineConfig, type Manifest, build, mergeConfig } from "vite";
import { basePath } from "../site/addresses/base-path.ts";
import { askedFolder, hashedFolder } from "../site/addresses/published.ts";
import { fontFiles } from "../site/theme/font-files.ts";
import type { Content } from "../site/load.ts";
import { buildEntry, compileScript } from "./compile-script.ts";
import { root, siteConfig } from "./config.ts";
import type { PageFiles } from "./server.tsx";

export const early = "app/shell/early.ts";
export const shell = "app/shell/shell.client.ts";
export const sheet = "app/styles/site.ts";
export const hydration = "app/islands/hydrate.tsx";

export const islandFile = (name: string) => `app/islands/${name}/island.tsx`;

/** Built each on its own: in the same build they would share chunks with islands, and pages would load those. */
const scripts = [
  shell,
  "app/pages/contact/contact.client.ts",
  "app/pages/not-found/not-found.client.ts",
  "app/pages/topic/contents.client.ts",
];

const islandNames = readdirSync(join(root, "app/islands"), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const inputs = {
  sheet,
  hydrate: hydration,
  ...Object.fromEntries(islandNames.map((name) => [name, islandFile(name)])),
};

const shared = /[\\/]app[\\/](ui|blocks|shell|pages|styles)[\\/].*\.css$/;
/** What islands share with each other, in one file instead of twenty. */
const parts = /[\\/]app[\\/](parts|lib|ui)[\\/]|[\\/]node_modules[\\/]lucide[\\/]|[\\/]site[\\/]words[\\/]/;
const reactFiles = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const clientConfig = (outDir: string): InlineConfig => ({
  logLevel: "warn",
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // What draws models comes when a visitor opens one.
    chunkSizeWarningLimit: 700,
    cssTarget: ["chrome123", "firefox128", "safari18", "ios18"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: inputs,
      preserveEntrySignatures: "strict",
      output: {
        // The worker caches the script for 3D models only after a visitor has opened one.
        chunkFileNames: ({ name }) => `${name === "stage" ? askedFolder : hashedFolder}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            { name: "site", test: shared },
            { name: "react", test: reactFiles },
            { name: "parts", test: parts, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

const scriptConfig = (outDir: string, input: string): InlineConfig => ({
  logLevel: "warn",
  publicDir: false,
  build: { outDir, emptyOutDir: false, modulePreload: false, rolldownOptions: { input } },
});

const inBase = (file: string) => basePath() + file;

const manifestName = ".vite/manifest.json";

const readManifest = async (outDir: string): Promise<Manifest> => {
  const text = await readFile(join(outDir, manifestName), "utf8");
  await rm(join(outDir, ".vite"), { recursive: true });
  return JSON.parse(text) as Manifest;
};

/** A file and all of its static imports. */
const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

/** Builds what browsers load, and returns the addresses. */
export const buildClient = async (outDir: string, content: Content): Promise<PageFiles> => {
  const config = siteConfig(() => content);
  await build(mergeConfig(config, clientConfig(outDir)));
  const manifest = await readManifest(outDir);

  const entry = (name: string) => {
    const chunks = [...withImports(manifest, name)].map((key) => manifest[key]);
    return {
      file: inBase(manifest[name]?.file ?? ""),
      imports: chunks.slice(1).flatMap((chunk) => (chunk ? inBase(chunk.file) : [])),
      styles: chunks.flatMap((chunk) => chunk?.css ?? []).map(inBase),
    };
  };
  const { styles } = entry(sheet);
  const fontAt = (file: string) => {
    const key = relative(root, file).replaceAll(sep, "/");
    return inBase(manifest[key]?.file ?? "");
  };
  const { first, italic } = fontFiles(content);
  const hydrate = entry(hydration);
  const built = new Map(
    await Promise.all(
      scripts.map(async (script) => {
        const { fileName } = await buildEntry(mergeConfig(config, scriptConfig(outDir, script)));
        return [script, inBase(fileName)] as const;
      }),
    ),
  );
  return {
    assets: {
      early: await compileScript(join(root, early), config),
      styles,
      scripts: [built.get(shell) ?? ""],
      sheet: undefined,
      hydrate: [hydrate.file, ...hydrate.imports],
      fonts: first.map(fontAt),
      italic: italic && fontAt(italic),
      script: (file) => built.get(file) ?? "",
    },
    island: (name) => {
      const island = entry(islandFile(name));
      return { src: island.file, files: island.imports, styles: island.styles.filter((one) => !styles.includes(one)) };
    },
  };
};
