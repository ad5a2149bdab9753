import { albumFolder, hashedFolder, pictureFolder } from "../../site/addresses/published.ts";
import { readPath } from "../../site/addresses/redirects.ts";
import type { WorkerPlan } from "../plan.ts";

export type Decision =
  | { kind: "leave" }
  | { kind: "moved"; to: string }
  | { kind: "page"; file: string }
  | { kind: "file"; file: string }
  | { kind: "picture"; file: string };

type Incoming = Pick<Request, "method" | "url" | "mode" | "destination">;

const leave: Decision = { kind: "leave" };

/** A page is cached under one path, however its URL is spelled. */
export const pageAt = (path: string): string => path.replace(/(^|\/)index\.html$/, "").replace(/\/$/, "");

const decideVisit = (path: string, redirects: WorkerPlan["redirects"]): Decision => {
  const file = pageAt(path);
  const old = readPath(file);
  const to = redirects[old];
  return to !== undefined && Object.hasOwn(redirects, old) ? { kind: "moved", to } : { kind: "page", file };
};

export const decide = (request: Incoming, { redirects }: Pick<WorkerPlan, "redirects">, siteUrl: string): Decision => {
  const base = new URL(siteUrl);
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return leave;

  const path = url.pathname.slice(base.pathname.length);
  if (path.startsWith(albumFolder)) return leave;
  const isPicture = path.startsWith(pictureFolder);
  if (request.mode === "navigate") {
    // A page of this site in a frame is an embed on another site.
    if (request.destination !== "document") return leave;
    return isPicture ? { kind: "file", file: path } : decideVisit(path, redirects);
  }
  if (!path.startsWith(hashedFolder)) return leave;
  return { kind: isPicture && request.destination === "image" ? "picture" : "file", file: path };
};
