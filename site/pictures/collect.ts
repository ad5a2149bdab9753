import { ContentError, type Problem } from "../check/problems.ts";
import type { Cache } from "./cache.ts";
import { describe } from "./describe.ts";
import { type Manifest, keyOf } from "./lookup.ts";
import { inTurn, workers } from "./make.ts";
import { planPicture } from "./plan.ts";
import type { Description, PictureUse, Variant } from "./types.ts";

export type Collection = { manifest: Manifest; variants: Map<string, Variant> };

/** Describes every picture once, and lists the files that all uses need. What is wrong is told in one go. */
export const collect = async (uses: PictureUse[], root: string, cache: Cache, url: string): Promise<Collection> => {
  const descriptions = new Map<string, Description>();
  const problems: Problem[] = [];
  const paths = [...new Set(uses.map((use) => use.path))].toSorted();
  await inTurn(paths, workers(), async (path) => {
    try {
      descriptions.set(path, await describe(root, path, cache));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  });
  if (problems.length > 0) throw new ContentError(problems.toSorted((a, b) => a.file.localeCompare(b.file)));

  const manifest: Manifest = { pictures: {}, photos: {} };
  const variants = new Map<string, Variant>();
  for (const use of uses) {
    const description = descriptions.get(use.path);
    if (!description) continue;
    const plan = planPicture(use, description, url);
    manifest.pictures[keyOf(use.path, use.slot, use.as)] = plan.picture;
    manifest.photos[use.path] = description.info;
    for (const variant of plan.variants) variants.set(variant.file, variant);
  }
  return { manifest, variants };
};
