import { useEffect, useState } from "react";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";

const load = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as ViewerPhoto[];
};

/** The page's own photos at once, and those of the whole gallery when their file has loaded, if it can be had. */
export const usePhotos = (own: ViewerPhoto[], all: string | undefined) => {
  const [loaded, setLoaded] = useState<ViewerPhoto[]>();

  useEffect(() => {
    if (all === undefined) return;
    load(all).then(setLoaded, (error: unknown) => {
      console.warn(error);
      setLoaded(own);
    });
  }, [own, all]);

  return { photos: loaded ?? own, isComplete: all === undefined || loaded !== undefined };
};
