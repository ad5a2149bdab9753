import { z } from "zod";
import { page, textLike } from "./parts.ts";

/** Characters that have no special meaning to any server or host. */
const oldPath = /^(?!.*\/index\.html$)(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N} ._~@!&'()+,;=-]+)+$/u;

export const redirectsSchema = z.array(
  z.strictObject({
    /** The old address on this site, decoded: /old-name, /Old_Page.html, /2019/05/post.php. */
    from: textLike("a path such as /old-name or /Old_Page.html, without %20, ?, #, or index.html", oldPath),
    /** The target: a page, /page#section, a file of public/, or https://… of another site. */
    to: page,
  }),
);
