/** A picture as a page needs it; made by the build's picture pipeline. */
export type Picture = {
  /** The last resort, for a browser that knows no modern format, and the file a link to the picture opens. */
  src: string;
  srcSet?: string;
  /** Modern formats, best first. */
  sources: { type: string; srcSet: string; media?: string }[];
  sizes?: string;
  width: number;
  height: number;
  /** The dominant colour, shown until the picture has arrived. */
  color: string;
};
