export type Picture = {
  /** The last resort, for a browser that knows no modern format, and the file a link to the picture opens. */
  src: string;
  srcSet?: string;
  sources: { type: string; srcSet: string; media?: string }[];
  sizes?: string;
  width: number;
  height: number;
  color: string;
};
