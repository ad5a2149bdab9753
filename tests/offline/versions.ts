import { dirname, join } from "node:path";
import { wholeSite } from "../support/folders.ts";

const besideWhole = (name: string) => join(dirname(dirname(wholeSite)), name, "client");

/** Folders of versions of the small test site. */
export const versions = {
  first: wholeSite,
  /** Another word and another date: see other-versions.setup.ts. */
  next: besideWhole("next"),
  removal: besideWhole("removal"),
  /**
   * The last release that hydrated whole documents (commit 6537d7b4), reduced to two pages: its own worker and its own
   * offline script, compiled from `offline/worker/worker.ts` and `offline/page/watch.ts`, with hashes of these files.
   */
  older: join(import.meta.dirname, "older-release"),
};
