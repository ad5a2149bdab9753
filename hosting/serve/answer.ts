import { stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { isHidden, isPacked, kindAmong } from "../content-types.ts";
import { type HostingPlan, caching, isImmutable, policyFor, sharing, styledPolicy } from "../plan.ts";
import { type Part, acceptedEncoding, conditionalStatus, etagOf, parseRange } from "./negotiate.ts";
import { findRedirect, redirectAddress } from "../../site/addresses/redirects.ts";
import { parseTarget } from "./request-target.ts";

export type Question = { method: string; target: string; headers: IncomingHttpHeaders };

export type Answer = {
  status: number;
  headers: Record<string, string>;
  file?: { path: string } & Partial<Part>;
};

export type Site = { dir: string; plan: HostingPlan };

const page = "text/html; charset=utf-8";

const findFile = async (path: string) => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size, mtime: found.mtime } : undefined;
};

/** The file, or its compressed copy where the browser takes one. A range is always cut from the plain file. */
const pickCopy = async (path: string, headers: IncomingHttpHeaders) => {
  const encoding = headers.range === undefined ? acceptedEncoding(headers["accept-encoding"]) : undefined;
  const copy = encoding && (await findFile(`${path}.${encoding === "br" ? "br" : "gz"}`));
  if (copy) return { ...copy, encoding };
  const plain = await findFile(path);
  return plain && { ...plain, encoding: undefined };
};

/** Where in the output a path's file lies: a known ending names a file, everything else a folder with a page. */
const fileNameOf = ({ plan }: Site, path: string) =>
  kindAmong(plan.files, path) ? path : `${path.replace(/\/$/, "")}/index.html`;

const pageOf = (file: string) => file.replace(/\/index\.html$/, "") || "/";

const sendFile = async (
  site: Site,
  file: string,
  question: Question,
  status: 200 | 404,
): Promise<Answer | undefined> => {
  const kind = kindAmong(site.plan.files, file);
  const isVaried = kind !== undefined && isPacked(kind);
  const copy = await pickCopy(join(site.dir, file), isVaried ? question.headers : {});
  if (!copy) return undefined;
  const policy = kind?.styled ? styledPolicy : policyFor(site.plan, pageOf(file));
  const version = { etag: etagOf(copy), modified: copy.mtime };
  const headers: Record<string, string> = {
    ...site.plan.headers,
    [sharing.name]: kind?.shared ? sharing.all : sharing.own,
    ...(kind?.text === false ? {} : { "Content-Security-Policy": policy }),
    "Cache-Control": status === 200 && isImmutable(site.plan, file) ? caching.immutable : caching.revalidate,
    "Content-Type": kind?.type ?? page,
    "Content-Length": String(copy.size),
    "Last-Modified": copy.mtime.toUTCString(),
    ETag: version.etag,
    ...(isVaried ? { Vary: "Accept-Encoding" } : {}),
    ...(copy.encoding ? { "Content-Encoding": copy.encoding } : {}),
  };
  if (status === 404) return { status, headers, file: { path: copy.path } };

  const conditional = conditionalStatus(question.headers, version);
  if (conditional === 412) return refusal(site, 412);
  if (conditional === 304) {
    const { "Content-Type": _type, "Content-Length": _length, ...rest } = headers;
    return { status: 304, headers: rest };
  }
  headers["Accept-Ranges"] = "bytes";
  const part = parseRange(question.headers, copy.size, version);
  if (part === "whole") return { status, headers, file: { path: copy.path } };
  if (part === "bad") return refusal(site, 416, { "Content-Range": `bytes */${copy.size}` });
  headers["Content-Range"] = `bytes ${part.start}-${part.end}/${copy.size}`;
  headers["Content-Length"] = String(part.end - part.start + 1);
  return { status: 206, headers, file: { path: copy.path, ...part } };
};

const refusal = (site: Site, status: number, extra: Record<string, string> = {}): Answer => ({
  status,
  headers: {
    ...site.plan.headers,
    [sharing.name]: sharing.own,
    "Content-Security-Policy": policyFor(site.plan, ""),
    "Cache-Control": caching.revalidate,
    "Content-Type": "text/plain; charset=utf-8",
    ...extra,
  },
});

const redirect = (site: Site, location: string) => refusal(site, 301, { Location: location });

const missing = async (site: Site, question: Question): Promise<Answer> =>
  (await sendFile(site, "/404.html", question, 404)) ?? refusal(site, 404);

export const answer = async (site: Site, question: Question): Promise<Answer> => {
  const { plan } = site;
  const base = plan.basePath.slice(0, -1);
  const target = parseTarget(question.target);
  if ("refuse" in target && target.refuse !== 404) return refusal(site, target.refuse);
  if (question.method !== "GET" && question.method !== "HEAD") return refusal(site, 405, { Allow: "GET, HEAD" });
  if (!/^[\w.:[\]-]+$/.test(question.headers.host ?? "localhost")) return refusal(site, 400);
  if ("refuse" in target) return missing(site, question);

  const { path, rawPath, query } = target;
  if (rawPath.endsWith("/index.html")) {
    const folder = rawPath.slice(0, -"/index.html".length);
    return redirect(site, `${folder === base ? `${base}/` : folder}${query}`);
  }
  if (base !== "" && path === base) return redirect(site, `${base}/${query}`);
  if (!path.startsWith(plan.basePath)) return missing(site, question);

  const inside = path.slice(base.length);
  const moved = findRedirect(inside, plan.redirects);
  if (moved) return redirect(site, redirectAddress(moved.to, { base: plan.basePath, query }));
  if (isHidden(inside)) return missing(site, question);
  return (await sendFile(site, fileNameOf(site, inside), question, 200)) ?? missing(site, question);
};
