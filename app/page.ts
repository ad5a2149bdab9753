import type { ReactNode } from "react";

/** A card without a size and a type has those of all that are drawn. */
export type CardHead = { url: string; alt: string; width?: number; height?: number; type?: string };

export type Head = {
  title: string;
  /** The 404 page has neither description nor address. */
  description?: string;
  path?: string;
  card?: CardHead;
  /** Machines read what is written in site/ld. */
  ld?: object[];
};

type PageStyle = {
  topic?: string;
  backgroundClass?: string | undefined;
  bar?: "paper" | "photo" | "hue" | "cover";
  /** The link of the bar that the page belongs to. */
  nav?: string;
  /** This stretch of the footer's range is colored: all of it on the blog index. */
  range?: number | "all" | undefined;
  /** Another page shows it in a frame, which allows no scripts: it has neither bar nor footer. */
  inFrame?: boolean;
  /** Remarks in italics are all over the page. */
  italic?: boolean;
  /** A script of this page alone. */
  script?: string;
};

export type Page = { head: Head; style: PageStyle; view: ReactNode };
