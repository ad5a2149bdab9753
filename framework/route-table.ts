import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unmarkRootStyles } from "../site/addresses/styles.ts";

/**
 * React Router's table of routes is a script that every page loads. It says three times over what a route is called, and of
 * each what it has not: it is left to the browser to fill that in.
 */

type Route = { id?: string; path?: string; css?: string[] } & Record<string, unknown>;

type Table = { routes: Record<string, Route> };

const beginning = "window.__reactRouterManifest=";

const fillIn =
  "for(const[i,r]of Object.entries(window.__reactRouterManifest.routes))r.id=i,i[0]=='/'&&(r.path??=i.slice(1))";

const leanRoute = ({ id, path, ...rest }: Route): Route => ({
  ...(path === undefined || id === `/${path}` ? {} : { path }),
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== false)),
});

export const leanTable = (script: string): string => {
  const text = script.trim().replace(/;$/, "");
  if (!text.startsWith(beginning)) throw new Error("React Router writes its table of routes in another way.");
  const table = JSON.parse(text.slice(beginning.length)) as Table;
  const routes = Object.entries(unmarkRootStyles(table.routes)).map(([id, route]) => [id, leanRoute(route)]);
  return `${beginning}${JSON.stringify({ ...table, routes: Object.fromEntries(routes) })};${fillIn}`;
};

export const shrinkRouteTable = async (folder: string): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => /^manifest-[^.]+\.js$/.test(name));
  for (const file of names.map((name) => join(folder, name))) {
    await writeFile(file, leanTable(await readFile(file, "utf8")));
  }
};
