import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The top-level folders ("rooms") and what each may import. The linter enforces it; the README has the same table. */
type Room = {
  folder: string;
  /** Rooms, or parts of rooms, that it may import. */
  uses: string[];
  /** Rooms that it may import types from. */
  types?: string[];
  /** Packages that it may not import. */
  without?: string[];
};

const view = ["react", "react-dom"];

export const rooms: Room[] = [
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

/** Browsers run these layers completely. Of the others they run only the scripts; the rest runs at build. */
const browserLayers = new Set(["lib", "ui", "parts", "islands"]);
const scripts = ["*.client.ts", "early.ts"];

/** Parts of `site` that browsers may run: small, and without imports from the parts that only a build runs. */
const browserSafe = ["site/addresses", "site/gear.ts", "site/layout.ts", "site/sky", "site/words"];
const browserSafeRules = [
  { folder: "site/schema", uses: ["addresses", "words"] },
  ...browserSafe.map((folder) => ({ folder, uses: folder === "site/gear.ts" ? ["words"] : [] })),
];

/** The rest of `site` is for the build: browser code may import only its types. */
const inBrowsers: Room = { folder: "app", uses: ["worker/page", ...browserSafe], types: ["site"], without: ["vite"] };

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };

const up = String.raw`^(\.\./)+`;

const oneOf = (names: string[]) => `(${names.map((name) => name.replaceAll(".", String.raw`\.`)).join("|")})`;

const isFile = (path: string) => path.endsWith(".ts");

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder));

/** Forbids a room, or all of it except the named parts. The linter's patterns have no "except", so the others are listed. */
const forbid = (folder: string, parts: string[], message: string, allowTypeImports: boolean): Pattern => {
  const allowed = new Set(parts.map((part) => part.slice(folder.length + 1)));
  const rest = parts.length === 0 ? "" : oneOf(namesIn(folder).filter((name) => !allowed.has(name)));
  return { regex: `${up}${folder}/${rest}`, message, allowTypeImports };
};

const roomPatterns = ({ folder, uses, types = [], without = [] }: Room): Pattern[] => {
  const others = [...rooms.map((room) => room.folder), "tests"].filter(
    (name) => name !== folder && !uses.includes(name),
  );
  const message = `${folder}/ may import only from ${uses.join(", ") || "itself"}: see rooms.ts`;
  return [
    ...others.map((name) => {
      const parts = uses.filter((use) => use.startsWith(`${name}/`));
      return forbid(name, parts, message, types.includes(name));
    }),
    ...without.map((name) => ({
      regex: `^${name}($|/)`,
      message: `${folder}/ may not import ${name}: see rooms.ts`,
    })),
  ];
};

const restrict = (files: string[], patterns: Pattern[]) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] as ["error", { patterns: Pattern[] }] },
});

const roomNamed = (name: string) => rooms.find(({ folder }) => folder === name) as Room;

const topOfApp = namesIn("app").filter((name) => /\.tsx?$/.test(name));
const islands = namesIn("app/islands").filter((name) => !name.includes("."));

const browserPatterns: Pattern[] = [
  ...roomPatterns(inBrowsers),
  { regex: `${up}${oneOf(topOfApp)}$`, message: "this file runs only at build: see rooms.ts", allowTypeImports: true },
];

const buildPatterns: Pattern[] = [
  ...roomPatterns(roomNamed("app")),
  {
    regex: String.raw`^\.{1,2}/(\.\./)*islands/${oneOf(islands)}/.*\.tsx$`,
    message: "importing an island puts its styles on every page: place it with <Island>, see rooms.ts",
    allowTypeImports: true,
  },
];

const layerPatterns = (layer: string, patterns: Pattern[]): Pattern[] => [
  ...patterns,
  ...layers.slice(layers.indexOf(layer) + 1).map((upper) => ({
    regex: `${up}${upper}/`,
    message: `app/${layer}/ may not import app/${upper}/: see rooms.ts`,
  })),
];

/** For the linter: a later entry overrides an earlier one. */
export const roomRules = [
  ...rooms.map((room) => restrict([`${room.folder}/**`], roomPatterns(room))),
  ...browserSafeRules.map(({ folder, uses }) =>
    restrict(
      [isFile(folder) ? folder : `${folder}/**`],
      [
        ...roomPatterns(roomNamed("site")),
        {
          regex:
            (isFile(folder) ? String.raw`^\./` : String.raw`^\.\./`) +
            oneOf(namesIn("site").filter((name) => !uses.includes(name))),
          message: `browsers run ${folder}: it may not import the rest of site/, see rooms.ts`,
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
      { regex: `${up}${oneOf(islands)}/`, message: "an island may not import another one: see rooms.ts" },
    ],
  ),
];
