import { collectionPath, galleryPageCount, galleryPagePath, galleryPath, photoPath } from "../site/addresses/photos.ts";
import { photosOf } from "../site/compile/collection.ts";
import { addressesOf } from "../site/pages.ts";
import { albumAddress, isOwnAlbum } from "../site/schema/album.ts";
import type { Page } from "./page.ts";
import { albumPage } from "./pages/album/page.tsx";
import { blogPage } from "./pages/blog/page.tsx";
import { collectionPage } from "./pages/collection/page.tsx";
import { contactPage } from "./pages/contact/page.tsx";
import { engineeringPage } from "./pages/engineering/page.tsx";
import { homePage } from "./pages/home/page.tsx";
import { notFoundPage } from "./pages/not-found/page.tsx";
import { photoPage } from "./pages/photo/page.tsx";
import { photographyPage } from "./pages/photography/page.tsx";
import { topicPage } from "./pages/topic/page.tsx";
import { content, pages } from "./site.ts";

type Render = () => Promise<Page>;

type Route = [path: string, render: Render];

const { engineering, photography, contact, topics } = content;

const numbered = (photos: readonly unknown[], path: string, render: (page: number) => Promise<Page>): Route[] =>
  Array.from({ length: galleryPageCount(photos.length) }, (_, index) => [
    galleryPagePath(index + 1, path),
    () => render(index + 1),
  ]);

const routesOfPhotography = (): Route[] =>
  photography === undefined
    ? []
    : [
        ...numbered(photography.photos, galleryPath, (page) => photographyPage(photography, page)),
        ...photography.collections.flatMap((collection) =>
          numbered(photosOf(photography, collection), collectionPath(collection.slug), (page) =>
            collectionPage(photography, collection, page),
          ),
        ),
        ...photography.photos.map((photo): Route => [photoPath(photo.slug), () => photoPage(photography, photo)]),
      ];

const all: Route[] = [
  ["/", homePage],
  ...(engineering ? [["/engineering", () => engineeringPage(engineering)] satisfies Route] : []),
  ...routesOfPhotography(),
  ...(contact ? [["/contact", () => contactPage(contact)] satisfies Route] : []),
  ["/blog", blogPage],
  ...topics.flatMap((topic) => addressesOf(topic).map((path): Route => [path, () => topicPage(topic)])),
];

const published = new Set(pages.all);

/** Documents that the photography page shows in frames; they are not pages of the site. */
const albums = (photography?.albums ?? [])
  .filter(isOwnAlbum)
  .map((album): Route => [albumAddress(album), () => albumPage(album)]);

/** Each address of the site (not percent-encoded) and the function that renders its page. */
export const routes: ReadonlyMap<string, Render> = new Map([
  ...all.filter(([path]) => published.has(path)),
  ...albums,
  ["/404.html", notFoundPage],
]);
