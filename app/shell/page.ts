/** What works on a page before its app does, and on few pages only: see shell/end. */
export type EndPart = "copy" | "draw";

/** A route's `handle` gives this from the route's data. */
export type PageStyle = {
  topic?: string;
  backgroundClass?: string;
  bar?: "paper" | "photo" | "hue" | "cover";
  nav?: string;
  /** This stretch of the footer's range is colored: all of it on the blog index. */
  range?: number | "all";
  lively?: string[];
  /** The owner's remarks, which are in italics, are all over the page. */
  remarks?: boolean;
  end?: EndPart[];
};

type Match = { handle?: unknown; loaderData?: unknown } | undefined;

export const pageHandle = <Data>(style: (data: Data) => PageStyle) => ({ page: style });

/** A page whose data could not be read, as it is while a picture is damaged, has no style of its own. */
export const pageStyle = (matches: Match[]): PageStyle => {
  const match = matches.findLast((candidate) => isPageHandle(candidate?.handle));
  return isPageHandle(match?.handle) && match.loaderData !== undefined ? match.handle.page(match.loaderData) : {};
};

const isPageHandle = (handle: unknown): handle is { page: (data: unknown) => PageStyle } =>
  typeof handle === "object" && handle !== null && "page" in handle;
