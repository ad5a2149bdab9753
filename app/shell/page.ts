/** What a page tells the shell about itself; a route's `handle` gives it from the route's data. */
export type PageStyle = {
  topic?: string;
  backgroundClass?: string;
  /** How the bar starts: on paper, in white over a photograph, in ink over a topic's hue, or on the home cover. */
  bar?: "paper" | "photo" | "hue" | "cover";
  nav?: string;
  /** Which stretch of the footer's range is coloured; "all" on the blog index. */
  range?: number | "all";
  lively?: string[];
  /** Whether the owner's remarks, which are in italics, are all over it. */
  remarks?: boolean;
};

type Match = { handle?: unknown; loaderData?: unknown } | undefined;

export const pageHandle = <Data>(style: (data: Data) => PageStyle) => ({ page: style });

export const pageStyle = (matches: Match[]): PageStyle => {
  const match = matches.findLast((candidate) => isPageHandle(candidate?.handle));
  return isPageHandle(match?.handle) ? match.handle.page(match.loaderData) : {};
};

const isPageHandle = (handle: unknown): handle is { page: (data: unknown) => PageStyle } =>
  typeof handle === "object" && handle !== null && "page" in handle;
