import { collectionPath, galleryPath } from "./addresses/photos.ts";
import type { Photography } from "./schema/photography.ts";
import type { Engineering } from "./schema/site.ts";
import type { Topic } from "./schema/topic.ts";
import { addressesOf } from "./pages.ts";
import { anchorsFor, sectionsOf, stepAnchorsOf } from "./sections.ts";

export type Anchors = Pick<ReadonlySet<string>, "has">;

/** The anchors of the photography page's sections; empty sections are left out. */
const photographyParts = ({ prints, albums, collections, photos, sky }: Photography) =>
  Object.entries({ prints, albums, collections, gallery: photos, sky: sky ? [sky] : [] }).flatMap(([id, { length }]) =>
    length > 0 ? [id] : [],
  );

type AnchorSources = { engineering?: Engineering | undefined; photography?: Photography | undefined; topics: Topic[] };

export const anchorsOf = ({ engineering, photography, topics }: AnchorSources): Map<string, Anchors> =>
  new Map<string, Anchors>([
    ["/", new Set()],
    ["/blog", new Set()],
    ["/contact", new Set()],
    ...(engineering
      ? [["/engineering", new Set(anchorsFor(engineering.sections.map(({ name }) => name)))] as const]
      : []),
    ...(photography ? [[galleryPath, new Set(photographyParts(photography))] as const] : []),
    ...(photography?.collections ?? []).map(({ slug }) => [collectionPath(slug), new Set(["gallery"])] as const),
    ...topics.flatMap((topic) => {
      const sections = sectionsOf(topic).map(({ id }) => id);
      const ids = new Set([...sections, ...[...stepAnchorsOf(topic).values()].flat()]);
      return addressesOf(topic).map((path) => [path, ids] as const);
    }),
  ]);
