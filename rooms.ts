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

const browser = ["react", "react-dom", "react-router"];
const bundler = ["vite", "@react-router/dev"];

export const rooms: Room[] = [
  { folder: "content", uses: [], without: [...browser, ...bundler] },
  { folder: "site", uses: [], without: [...browser, ...bundler] },
  { folder: "hosting", uses: ["site"], without: [...browser, ...bundler] },
  { folder: "offline", uses: ["site", "hosting"], without: bundler },
  {
    folder: "app",
    uses: ["offline/page", "site/addresses", "site/layout.ts", "site/price.ts", "site/sky", "site/timer"],
    types: ["site"],
    without: ["vite"],
  },
  { folder: "framework", uses: ["site", "hosting", "offline"], without: browser },
  { folder: "scripts", uses: ["site", "hosting", "offline", "framework"], without: browser },
];

/** The floors of `app`, lowest first; each may use those under it. */
export const floors = ["lib", "ui", "features", "blocks", "shell", "routes"];

/** Files of `app` that run only while pages are made. */
const doors = ["app/*.server.ts", "app/routes.ts"];

/** Parts of `site` that stand on nothing else. */
const grounds = ["site/schema", "site/addresses", "site/layout.ts", "site/price.ts", "site/sky", "site/timer"];

type Pattern = { regex: string; message: string; allowTypeImports?: boolean };

const up = String.raw`^(\.\./)+`;

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

/** Forbids a room, or all of it but the named parts. The linter's patterns cannot say "but", so the others are listed. */
const forbid = (folder: string, parts: string[], message: string, allowTypeImports: boolean): Pattern => {
  const allowed = new Set(parts.map((part) => part.slice(folder.length + 1)));
  const others = readdirSync(join(import.meta.dirname, folder)).filter((name) => !allowed.has(name));
  const rest = parts.length === 0 ? "" : `(${others.map(escape).join("|")})`;
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
      regex: `^${escape(name)}($|/)`,
      message: `${folder}/ does without ${name}: see rooms.ts`,
    })),
  ];
};

const restrict = (files: string[], patterns: Pattern[]) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns }] as ["error", { patterns: Pattern[] }] },
});

const app = rooms.find(({ folder }) => folder === "app") as Room;
const site = rooms.find(({ folder }) => folder === "site") as Room;

/** For the linter, which lets a later entry replace an earlier one. */
export const roomRules = [
  ...rooms.map((room) => restrict([`${room.folder}/**`], roomPatterns(room))),
  ...grounds.map((folder) =>
    restrict(
      [`${folder}/**`],
      [
        ...roomPatterns(site),
        { regex: String.raw`^\.\./`, message: `${folder}/ stands on nothing else: see rooms.ts` },
      ],
    ),
  ),
  ...floors.map((floor, index) =>
    restrict(
      [`app/${floor}/**`],
      [
        ...roomPatterns(app),
        ...floors.slice(index + 1).map((upper) => ({
          regex: `${up}${upper}/`,
          message: `app/${floor}/ lies under app/${upper}/: see rooms.ts`,
        })),
      ],
    ),
  ),
  restrict(doors, roomPatterns({ ...app, uses: [...app.uses, "site"] })),
];
