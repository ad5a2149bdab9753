import { useEffect } from "react";
import { useNavigate } from "react-router";
import { galleryPath, photoAt, viewerPath } from "../../../site/addresses/photos.ts";
import { getPhoto } from "../../content.server.ts";
import { withBase, withoutBase } from "../../lib/base.ts";
import { pageMeta } from "../../lib/meta.ts";
import { pageHandle } from "../../shell/page.ts";
import { Failure } from "../failure/failure.tsx";
import { NotFound, notFoundMeta } from "../not-found/not-found.tsx";
import { Photo } from "../photo/photo.tsx";
import type { Route } from "./+types/page";
import { askFor, isMissing } from "./ask.ts";

/**
 * All addresses that no other route has: the pages of photos, old addresses, and those at which there is nothing. One
 * route has them, since a host sends the 404 page for an unknown photo too, and it must come alive as the route that it
 * was made by.
 */
export const loader = ({ url }: Route.LoaderArgs) => getPhoto(withoutBase(url.pathname));

/** Here, where two exports use it, it also keeps the framework from cutting the loader out into a file of its own. */
const slugIn = (path: string) => photoAt(withoutBase(path));

export const clientLoader = (visit: Route.ClientLoaderArgs) => askFor(visit, slugIn(visit.url.pathname));

type Data = Awaited<ReturnType<typeof getPhoto>>;

export const handle = pageHandle((photo: Data | undefined) => (photo ? { nav: galleryPath } : {}));

/** The data is fixed at build: a change of the query alone does not ask for it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : notFoundMeta);

export default function RestPage({ loaderData: photo }: Route.ComponentProps) {
  return photo ? <Photo photo={photo} /> : <NotFound />;
}

export function ErrorBoundary({ error, loaderData, params }: Route.ErrorBoundaryProps) {
  if (loaderData) return <Failure />;
  const slug = slugIn(withBase(`/${params["*"]}`));
  return slug && !isMissing(error) ? <InGallery slug={slug} /> : <NotFound />;
}

/** A photo whose page cannot be had, as without a network, may still be seen in the gallery, which is kept. */
const InGallery = ({ slug }: { slug: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(viewerPath(slug), { replace: true }), [navigate, slug]);
  return null;
};
