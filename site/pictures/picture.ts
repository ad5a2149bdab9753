export type Picture = {
  /** A browser that knows no modern format shows this file, and a link to the picture opens it. */
  src: string;
  srcSet?: string;
  sources: { type: string; srcSet: string }[];
  sizes?: string;
  width: number;
  height: number;
  color: string;
};
