import { format } from "prettier";

type LockEntry = {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
};

export type Lock = { packages: Record<string, LockEntry> };

type Row = { name: string; version: string; licence: string; shipped: boolean };

const rowsOf = ({ packages }: Lock): Row[] => {
  const rows = new Map<string, Row>();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === "" || entry.link || !entry.version) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const shipped = !entry.dev && !entry.devOptional && !entry.optional && !entry.peer;
    const licence = entry.license ?? "not stated";
    rows.set(`${name}@${entry.version}`, { name, version: entry.version, licence, shipped });
  }
  return [...rows.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

const table = (rows: Row[]) =>
  [
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...rows.map((row) => `| ${row.name} | ${row.version} | ${row.licence} |`),
  ].join("\n");

export const licencesPage = (lock: Lock): Promise<string> => {
  const rows = rowsOf(lock);
  const overview = [...Map.groupBy(rows, ({ licence }) => licence)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([licence, list]) => `- ${licence}: ${list.length}`)
    .join("\n");
  return format(
    `# Licences of the dependencies

Made by \`npm run make -- licences\` from the lock file; run it again after a change of the dependencies.

${overview}

## What the site itself is made of

${table(rows.filter(({ shipped }) => shipped))}

## What builds and tests it

${table(rows.filter(({ shipped }) => !shipped))}
`,
    { parser: "markdown", printWidth: 120 },
  );
};
