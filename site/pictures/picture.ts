export type Picture = {
  /** The fallback for browsers without AVIF support, and the target of links to the picture. */
  src: string;
  srcSet?: string;
  sources: { type: string; srcSet: string }[];
  sizes?: string;
  width: number;
  height: number;
  color: string;
};
