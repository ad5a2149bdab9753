import { z } from "zod";
import { readPath } from "../addresses/redirects.ts";
import { got, report } from "./messages.ts";
import { page } from "./parts.ts";

/** Characters that have no special meaning to any server or host. */
const oldPath = /^(\/(?!\.{1,2}(\/|$))[\p{L}\p{M}\p{N} ._~@!&'()+,;=-]+)+$/u;

const checkOldPath = (from: string, context: z.RefinementCtx) => {
  const plain = readPath(from.replace(/[?#].*/s, "")).replace(/\/(index\.html)?$/, "");
  if (!oldPath.test(plain))
    report(context, [], `expected a path such as /old-name or /Old_Page.html, got ${got(from)}`);
  else if (plain !== from) report(context, [], `expected the decoded path without query or anchor: write "${plain}"`);
};

export const redirectsSchema = z.array(
  z.strictObject({
    /** The old address on this site, decoded: /old-name, /Old_Page.html, /2019/05/post.php. */
    from: z.string().superRefine(checkOldPath),
    /** The target: a page, /page#section, a file of public/, or https://… of another site. */
    to: page,
  }),
);
