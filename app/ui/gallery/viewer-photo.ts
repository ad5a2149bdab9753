import type { PictureWithAlt } from "../../../site/compile/view.ts";

export type ViewerPhoto = PictureWithAlt & {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  facts?: { term: string; value: string }[] | undefined;
};

/** What the viewer needs of a photo, without the layout of its page. */
export const viewerPhoto = ({ slug, title, comment, printUrl, facts, alt, picture }: ViewerPhoto): ViewerPhoto => {
  const { sizes: _sizes, ...files } = picture;
  return { slug, title, comment, printUrl, facts, alt, picture: files };
};
