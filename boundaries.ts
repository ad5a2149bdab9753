import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The top-level folders and what each may import. The linter enforces it; the README has the same table. */
type Folder = {
  folder: string;
  /** Folders, or parts of folders, that it may import. */
  uses: string[];
  /** Folders that it may import types from. */
  types?: string[];
  /** Packages that it may not import. */
  without?: string[];
};

const view = ["react", "react-dom"];

export const folders: Folder[] = [
  { folder: "content", uses: [], without: [...view, "vite"] },
  { folder: "site", uses: [], without: [...view, "vite"] },
  { folder: "hosting", uses: ["site"], without: [...view, "vite"] },
  { folder: "worker", uses: ["site", "hosting"], without: [...view, "vite"] },
  { folder: "app", uses: ["site", "worker/page"], without: ["vite"] },
  { folder: "render", uses: ["site", "hosting", "worker", "app"] },
  { folder: "scripts", uses: ["site", "hosting", "render"], without: view },
];

/** The folders of `app`, lowest layer first; each may import from those before it. */
export const layers = ["lib", "ui", "parts", "islands", "blocks", "cards", "shell", "pages"];

/** Browsers run all of these layers. From the others, they run only the scripts; the rest runs at build time. */
const browserLayers = new Set(["lib", "ui", "parts", "islands"]);
const scripts = ["*.client.ts", "early.ts"];

/** Parts of `site` that browsers may run: small, and without imports from the parts that only a build runs. */
const browserSafe = ["site/addresses", "site/gear.ts", "site/layout.ts", "site/sky", "site/words"];
const browserSafeRules = [
  { folder: "site/schema", uses: ["addresses", "words"] },
  ...browserSafe.map((folder) => ({ folder, uses: folder === "site/gear.ts" ? ["words"] : [] })),
];

/** The rest of `site` is for the build: browser code may import only its types. */
const inBrowsers: Folder = { folder: "app", uses: ["worker/page", ...browserSafe], types: ["site"], without: ["vite"] };

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };

const up = String.raw`^(\.\./)+`;

const oneOf = (names: string[]) => `(${names.map((name) => name.replaceAll(".", String.raw`\.`)).join("|")})`;

const isFile = (path: string) => path.endsWith(".ts");

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder));

/** Forbids a folder, or all of it except the named parts. The linter's patterns have no "except", so the others are listed. */
const forbid = (folder: string, parts: string[], message: string, allowTypeImports: boolean): Pattern => {
  const allowed = new Set(parts.map((part) => part.slice(folder.length + 1)));
  const rest = parts.length === 0 ? "" : oneOf(namesIn(folder).filter((name) => !allowed.has(name)));
  return { regex: `${up}${folder}/${rest}`, message, allowTypeImports };
};

const folderPatterns = ({ folder, uses, types = [], without = [] }: Folder): Pattern[] => {
  const others = [...folders.map((one) => one.folder), "tests"].filter(
    (name) => name !== folder && !uses.includes(name),
  );
  const message = `${folder}/ may import only from ${uses.join(", ") || "itself"}: see boundaries.ts`;
  return [
    ...others.map((name) => {
      const parts = uses.filter((use) => use.startsWith(`${name}/`));
      return forbid(name, parts, message, types.includes(name));
    }),
    ...without.map((name) => ({
      regex: `^${name}($|/)`,
      message: `${folder}/ may not import ${name}: see boundaries.ts`,
    })),
  ];
};

const restrict = (files: string[], patterns: Pattern[]) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] as ["error", { patterns: Pattern[] }] },
});

const folderNamed = (name: string) => folders.find(({ folder }) => folder === name) as Folder;

const topOfApp = namesIn("app").filter((name) => /\.tsx?$/.test(name));
const islands = namesIn("app/islands").filter((name) => !name.includes("."));

const browserPatterns: Pattern[] = [
  ...folderPatterns(inBrowsers),
  {
    regex: `${up}${oneOf(topOfApp)}$`,
    message: "this file runs only at build time: see boundaries.ts",
    allowTypeImports: true,
  },
];

const buildPatterns: Pattern[] = [
  ...folderPatterns(folderNamed("app")),
  {
    regex: String.raw`^\.{1,2}/(\.\./)*islands/${oneOf(islands)}/.*\.tsx$`,
    message: "importing an island puts its styles on every page: place it with <Island>, see boundaries.ts",
    allowTypeImports: true,
  },
];

const layerPatterns = (layer: string, patterns: Pattern[]): Pattern[] => [
  ...patterns,
  ...layers.slice(layers.indexOf(layer) + 1).map((upper) => ({
    regex: `${up}${upper}/`,
    message: `app/${layer}/ may not import app/${upper}/: see boundaries.ts`,
  })),
];

/** For the linter: a later entry overrides an earlier one. */
export const importRules = [
  ...folders.map((one) => restrict([`${one.folder}/**`], folderPatterns(one))),
  ...browserSafeRules.map(({ folder, uses }) =>
    restrict(
      [isFile(folder) ? folder : `${folder}/**`],
      [
        ...folderPatterns(folderNamed("site")),
        {
          regex:
            (isFile(folder) ? String.raw`^\./` : String.raw`^\.\./`) +
            oneOf(namesIn("site").filter((name) => !uses.includes(name))),
          message: `browsers run ${folder}: it may not import the rest of site/, see boundaries.ts`,
        },
      ],
    ),
  ),
  restrict(["app/*"], buildPatterns),
  ...layers.flatMap((layer) => [
    restrict([`app/${layer}/**`], layerPatterns(layer, browserLayers.has(layer) ? browserPatterns : buildPatterns)),
    restrict(
      scripts.map((name) => `app/${layer}/**/${name}`),
      layerPatterns(layer, browserPatterns),
    ),
  ]),
  restrict(
    ["app/islands/*/**"],
    [
      ...layerPatterns("islands", browserPatterns),
      { regex: `${up}${oneOf(islands)}/`, message: "an island may not import another one: see boundaries.ts" },
    ],
  ),
];
