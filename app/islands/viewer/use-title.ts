import { useEffect } from "react";

/** A photo that is open gives the page its name. */
export const useTitle = (photo: string | undefined, page: string | undefined) => {
  useEffect(() => {
    if (photo === undefined) return;
    const before = document.title;
    document.title = `${photo} · ${page ?? before}`;
    return () => {
      document.title = before;
    };
  }, [photo, page]);
};
