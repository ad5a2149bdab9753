import type { z } from "zod";
import { type SiteAddress, fromAbsolute } from "../addresses/absolute.ts";
import { readPath } from "../addresses/redirects.ts";
import type { Anchors } from "../anchors.ts";
import { addressesIn } from "../compile/markdown.ts";
import { contentFiles } from "../files.ts";
import { eachText } from "../schema/fields.ts";
import { address } from "../schema/parts.ts";
import { type Problem, fieldName } from "./problems.ts";

export type ContentPart = { file: string; schema: z.ZodType; value: unknown };

/** Other sites read these, so they may contain the site's full URL. */
const mayBeFull = new Set(["owner.url", "form.thanks.url"]);

type Targets = {
  paths: ReadonlySet<string>;
  anchorsAt: (path: string) => Anchors;
  site?: SiteAddress | undefined;
};

const errorOf = (given: string, own: string, isFull: boolean, { paths, anchorsAt, site }: Targets) => {
  const local = site && fromAbsolute(site, given);
  if (local !== undefined && !isFull) return `"${given}" is on this site: write "${local}"`;
  const url = local ?? given;
  if (!/^(\/|#|assets\/)/.test(url)) return undefined;
  const [target = "", anchor = ""] = url.replace(/^assets\//, "/$&").split("#");
  const page = readPath(target.split("?")[0] ?? "") || own;
  if (!paths.has(page)) return `no page or file at "${given}": check the address or add it`;
  const hasAnchor = anchor === "" || anchorsAt(page).has(readPath(anchor));
  return hasAnchor ? undefined : `no section "#${anchor}" on ${page}: check the anchor`;
};

/** Internal links must resolve; `own` is the page that a bare anchor belongs to. */
export const checkLinks = ({ file, schema, value }: ContentPart, own: string, known: Targets, problems: Problem[]) => {
  eachText(schema, value, (text, holds, path) => {
    const field = fieldName(path);
    const isFull = file === contentFiles.site && mayBeFull.has(field);
    for (const url of addressesIn(text, holds)) {
      const message = address.safeParse(url).error?.issues[0]?.message ?? errorOf(url, own, isFull, known);
      if (message) problems.push({ file, field, message });
    }
  });
};
