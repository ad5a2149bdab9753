import { useEffect, useState } from "react";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";

const load = async (file: string) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as ViewerPhoto[];
};

/** The page's own photos are there at once, and those of the whole gallery when their file has come, if it can be had. */
export const useRoll = (own: ViewerPhoto[], all: string | undefined) => {
  const [whole, setWhole] = useState(all === undefined ? own : undefined);

  useEffect(() => {
    if (all === undefined) return;
    load(all).then(setWhole, (error: unknown) => {
      console.warn(error);
      setWhole(own);
    });
  }, [own, all]);

  return { photos: whole ?? own, isSettled: whole !== undefined };
};
