import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

type Watcher = { add: (folder: string) => unknown; getWatched: () => Record<string, unknown> };

/** In milliseconds: between two looks, and altogether, since what the bundler ignores is never watched. */
const usual = { look: 25, most: 5000 };

const isHidden = (path: string) => /(^|[\\/])(\.|node_modules([\\/]|$))/.test(path);

const foldersIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !isHidden(path.slice(folder.length)));

/** A watcher calls itself ready before it has been through a folder that was added to it: an edit there would be missed. */
export const watchWhole = async (watcher: Watcher, path: string, { look, most } = usual): Promise<void> => {
  const folder = resolve(path);
  watcher.add(folder);
  const folders = [folder, ...foldersIn(folder)];
  const end = Date.now() + most;
  const isWhole = () => {
    const watched = watcher.getWatched();
    return folders.every((one) => Object.hasOwn(watched, one));
  };
  while (!isWhole() && Date.now() < end) await wait(look);
};
