import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type Problem } from "../check/problems.ts";
import { openCache, statNow } from "./cache.ts";
import { describe } from "./describe.ts";
import { cpuConcurrency, ioConcurrency, makeVariants, runPool } from "./make.ts";
import type { Picture } from "./picture.ts";
import { planPicture, planThumbnail } from "./plan.ts";
import { startProgress } from "./progress.ts";
import { traceSkyline } from "./skyline.ts";
import type { Slot } from "./slots.ts";
import type { Description, PhotoInfo, PictureKind, Variant } from "./types.ts";

export type Pipeline = ReturnType<typeof openPipeline>;

export const openPipeline = ({ root, url }: { root: string; url: string }) => {
  const cache = openCache(join(root, ".cache", "pictures"));
  const wanted = new Map<string, Variant>();
  const known = new Map<string, { stamp: string; description: Promise<Description> }>();

  /** Rereads a picture that was replaced while the dev server runs. */
  const descriptionOf = async (path: string): Promise<Description> => {
    const found = statNow(join(root, path));
    const stamp = `${found?.mtimeMs} ${found?.size}`;
    const earlier = known.get(path);
    if (earlier?.stamp === stamp) return earlier.description;
    const description = describe(root, path, cache);
    known.set(path, { stamp, description });
    return description;
  };

  return {
    /** Registers the picture's files, which are made on demand. */
    picture: async (path: string, slot: Slot, as?: PictureKind): Promise<Picture> => {
      const { picture, variants } = planPicture({ path, slot, as }, await descriptionOf(path), url);
      for (const variant of variants) wanted.set(variant.file, variant);
      return picture;
    },

    thumbnail: async (path: string): Promise<string> => {
      const { address, variant } = planThumbnail(path, await descriptionOf(path), url);
      wanted.set(variant.file, variant);
      return address;
    },

    photoInfo: async (path: string): Promise<PhotoInfo> => (await descriptionOf(path)).info,

    skyline: (path: string) => traceSkyline(root, path),

    describe: descriptionOf,

    /** Reports the errors of all pictures at once, before any page is rendered. */
    inspect: async (paths: readonly string[]): Promise<void> => {
      const problems: Problem[] = [];
      await runPool(paths, cpuConcurrency(), async (path) => {
        try {
          await descriptionOf(path);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          problems.push(...error.problems);
        }
      });
      if (problems.length > 0) throw new ContentError(problems.toSorted((a, b) => a.file.localeCompare(b.file)));
    },

    file: async (name: string): Promise<{ path: string; variant: Variant } | undefined> => {
      const variant = wanted.get(name);
      if (!variant) return undefined;
      await makeVariants([variant], root, cache);
      return { path: cache.at(variant.key), variant };
    },

    /** Makes the registered files. */
    make: async (): Promise<void> => {
      const variants = [...wanted.values()];
      const progress = startProgress("pictures", variants.length);
      progress.end(await makeVariants(variants, root, cache, progress.step));
    },

    publish: async (folder: string): Promise<void> => {
      const variants = [...wanted.values()];
      await makeVariants(variants, root, cache);
      await mkdir(folder, { recursive: true });
      await runPool(variants, ioConcurrency, ({ file, key }) => copyFile(cache.at(key), join(folder, file)));
      await cache.tidy();
    },
  };
};
