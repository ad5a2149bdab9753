import { breakpoints, rem } from "../../../site/layout.ts";
import { type Group, type Row, firstRows } from "./results.ts";

/** The field above the list takes so many pixels, and the lowest row. */
const high = 62;

/**
 * While somebody types, the rows that can be seen are enough. How high they are is guessed, rather too little than too much: a
 * row too few would leave a gap until the typing rests. One is at least as high as its picture, and has up to three lines and
 * one that says where it stands. On a desktop its heading stands beside it. The first row is there in the lowest window, for
 * Enter opens it. To ask for the window's size is to lay the page out, so it is asked when it changes.
 */
export const watchRoom = () => {
  const view = window.visualViewport;
  let width = 0;
  let height = 0;
  const look = () => {
    width = innerWidth;
    height = Math.max(high, (view?.height ?? innerHeight) - high);
  };
  look();
  const gone = new AbortController();
  for (const target of [window, view]) target?.addEventListener("resize", look, { signal: gone.signal });

  const linesOf = ({ title, text = "" }: Row) =>
    Math.min(3, Math.ceil((title.length + text.length) / (width / 7 - 16)));
  return {
    visibleOf: (groups: Group[]) =>
      firstRows(groups, height, width < breakpoints.desktop * rem ? 42 : 16, (row) =>
        Math.max(high, 30 + 24 * linesOf(row)),
      ),
    end: () => gone.abort(),
  };
};
