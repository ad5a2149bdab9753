import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { withBase } from "../../lib/base.ts";
import type { Photo } from "./photo.ts";

type Routes<Gallery> = Record<string, { data: { gallery: Gallery } } | undefined>;

/** The router's own way to another page's data is a hook that would make the scripts of every page larger. */
export const loadGallery = async <Gallery extends { photos: Photo[] }>(path: string): Promise<Gallery> => {
  const { ok, body, status } = await fetch(withBase(`${path}.data`));
  if (!ok || !body) throw new Error(`The data of the gallery was answered with status ${status}`);
  const routes = (await decode(body, window)).value as Routes<Gallery>;
  const page = routes[path];
  if (!page) throw new Error("The data of the gallery is that of another page");
  return page.data.gallery;
};
