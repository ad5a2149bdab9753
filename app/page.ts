import type { ReactNode } from "react";
import type { CardFile } from "./cards/open-cards.ts";

export type Head = {
  title: string;
  /** The 404 page has neither description nor address. */
  description?: string;
  path?: string;
  card?: CardFile;
  /** Structured data (JSON-LD) from site/ld. */
  ld?: object[];
};

export type PageOptions = {
  topic?: string;
  backgroundClass?: string | undefined;
  bar?: "paper" | "photo" | "hue" | "cover";
  /** The link of the bar that the page is under. */
  nav?: string;
  /** The part of the footer's mountain range to color: a topic's index, or all of it. */
  footerHighlight?: number | "all" | undefined;
  /** Shown in a frame of another page, without scripts, bar and footer. */
  inFrame?: boolean;
  /** The page uses italics, so it preloads their font. */
  italic?: boolean;
  /** A script that only this page loads. */
  script?: string;
};

export type Page = { head: Head; options: PageOptions; view: ReactNode };
