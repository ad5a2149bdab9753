import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The rooms of the house, from the ground up, and what each may import from. The linter holds it; the README draws it. */
type Room = {
  folder: string;
  /** Rooms, or parts of rooms, that it may import from besides itself. */
  uses: string[];
  /** Rooms that it may name the types of. */
  types?: string[];
  /** Packages that have no business here. */
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

/** The floors of `app`, lowest first; each may use those under it. */
export const floors = ["lib", "ui", "parts", "islands", "blocks", "cards", "shell", "pages"];

/** The floors of which browsers run all; of the others they run scripts, and the rest runs at build. */
const browserFloors = new Set(["lib", "ui", "parts", "islands"]);
const scripts = ["*.client.ts", "early.ts"];

/** Parts of `site` that stand on nothing else, and are small enough for browsers. */
const small = [
  "site/addresses",
  "site/gear.ts",
  "site/layout.ts",
  "site/price.ts",
  "site/sky",
  "site/timer",
  "site/words",
];
const grounds = [
  { folder: "site/schema", uses: ["addresses", "words"] },
  ...small.map((folder) => ({ folder, uses: [] as string[] })),
];

/** The rest of `site` is for the build: what browsers run may only name its types. */
const inBrowsers: Room = { folder: "app", uses: ["worker/page", ...small], types: ["site"], without: ["vite"] };

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };

const up = String.raw`^(\.\./)+`;

const oneOf = (names: string[]) => `(${names.map((name) => name.replaceAll(".", String.raw`\.`)).join("|")})`;

const namesIn = (folder: string) => readdirSync(join(import.meta.dirname, folder));

/** Forbids a room, or all of it but the named parts. The linter's patterns cannot say "but", so the others are listed. */
const forbid = (folder: string, parts: string[], message: string, allowTypeImports: boolean): Pattern => {
  const allowed = new Set(parts.map((part) => part.slice(folder.length + 1)));
  const rest = parts.length === 0 ? "" : oneOf(namesIn(folder).filter((name) => !allowed.has(name)));
  return { regex: `${up}${folder}/${rest}`, message, allowTypeImports };
};

const roomPatterns = ({ folder, uses, types = [], without = [] }: Room): Pattern[] => {
  const others = [...rooms.map((room) => room.folder), "tests"].filter(
    (name) => name !== folder && !uses.includes(name),
  );
  const message = `${folder}/ may use ${uses.join(", ")} and nothing above it: see rooms.ts`;
  return [
    ...others.map((name) => {
      const parts = uses.filter((use) => use.startsWith(`${name}/`));
      return forbid(name, parts, message, types.includes(name));
    }),
    ...without.map((name) => ({
      regex: `^${name}($|/)`,
      message: `${folder}/ does without ${name}: see rooms.ts`,
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
  { regex: `${up}${oneOf(topOfApp)}$`, message: "this runs at build: see rooms.ts", allowTypeImports: true },
];

const buildPatterns: Pattern[] = [
  ...roomPatterns(roomNamed("app")),
  {
    regex: String.raw`^\.{1,2}/(\.\./)*islands/${oneOf(islands)}/.*\.tsx$`,
    message: "an island's styles would reach every page: name it with <Island>, see rooms.ts",
    allowTypeImports: true,
  },
];

const floorPatterns = (floor: string, patterns: Pattern[]): Pattern[] => [
  ...patterns,
  ...floors.slice(floors.indexOf(floor) + 1).map((upper) => ({
    regex: `${up}${upper}/`,
    message: `app/${floor}/ lies under app/${upper}/: see rooms.ts`,
  })),
];

/** For the linter, which lets a later entry replace an earlier one. */
export const roomRules = [
  ...rooms.map((room) => restrict([`${room.folder}/**`], roomPatterns(room))),
  ...grounds.map(({ folder, uses }) =>
    restrict(
      [`${folder}/**`],
      [
        ...roomPatterns(roomNamed("site")),
        {
          regex: String.raw`^\.\./` + oneOf(namesIn("site").filter((name) => !uses.includes(name))),
          message: `${folder} stands on nothing else: see rooms.ts`,
        },
      ],
    ),
  ),
  restrict(["app/*"], buildPatterns),
  ...floors.flatMap((floor) => [
    restrict([`app/${floor}/**`], floorPatterns(floor, browserFloors.has(floor) ? browserPatterns : buildPatterns)),
    restrict(
      scripts.map((name) => `app/${floor}/**/${name}`),
      floorPatterns(floor, browserPatterns),
    ),
  ]),
  restrict(
    ["app/islands/*/**"],
    [
      ...floorPatterns("islands", browserPatterns),
      { regex: `${up}${oneOf(islands)}/`, message: "an island does without the others: see rooms.ts" },
    ],
  ),
];
