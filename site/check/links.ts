import { type SiteAddress, fromAbsolute } from "../addresses/absolute.ts";
import { readPath } from "../addresses/redirects.ts";
import type { Anchors } from "../sections.ts";
import { addressesIn } from "../compile/markdown.ts";
import { contentFiles } from "../files.ts";
import type { Text } from "../schema/fields.ts";
import { didYouMean } from "../schema/messages.ts";
import { address } from "../schema/parts.ts";

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
  if (!paths.has(page))
    return `no page or file at "${given}": check the URL, or remove the link${didYouMean(page, paths)}`;
  const hasAnchor = anchor === "" || anchorsAt(page).has(readPath(anchor));
  return hasAnchor ? undefined : `no section "#${anchor}" on ${page}: check the anchor`;
};

/** Internal links must resolve; `own` is the page that a bare anchor belongs to. */
export const errorsOfLinks = ({ file, field, text, holds }: Text, own: string, known: Targets): string[] => {
  const isFull = file === contentFiles.site && mayBeFull.has(field);
  return addressesIn(text, holds).flatMap(
    (url) => address.safeParse(url).error?.issues[0]?.message ?? errorOf(url, own, isFull, known) ?? [],
  );
};
