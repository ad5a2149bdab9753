import { useEffect } from "react";
import { isRouteErrorResponse, useNavigate } from "react-router";
import { galleryPath, photoAt, viewerPath } from "../../../site/addresses/photos.ts";
import { getPhoto } from "../../content.server.ts";
import { withBase, withoutBase } from "../../lib/base.ts";
import { pageMeta } from "../../lib/meta.ts";
import { pageHandle } from "../../shell/page.ts";
import { NotFound, notFoundMeta } from "../not-found/not-found.tsx";
import { Photo } from "../photo/photo.tsx";
import type { Route } from "./+types/page";

/** A host sends the 404 page for an unknown photo too, and it must come alive as the route that it was made by. */
export const loader = ({ url }: Route.LoaderArgs) => getPhoto(withoutBase(url.pathname));

const slugIn = (path: string) => photoAt(withoutBase(path));

/** No file is asked for where no photo's page can be. */
export const clientLoader = async ({ url, serverLoader }: Route.ClientLoaderArgs) =>
  slugIn(url.pathname) === undefined ? null : serverLoader();

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
  // A page that is there and fails is the root's concern.
  if (loaderData) throw error;
  const slug = slugIn(withBase(`/${params["*"]}`));
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return slug && !isMissing ? <InGallery slug={slug} /> : <NotFound />;
}

/** A photo whose page cannot be had, as without a network, may still be seen in the gallery, which is kept. */
const InGallery = ({ slug }: { slug: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(viewerPath(slug), { replace: true }), [navigate, slug]);
  return null;
};
