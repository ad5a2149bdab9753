import { albumFolder, hashedFolder, pictureFolder } from "../../site/addresses/published.ts";
import { readPath } from "../../site/addresses/redirects.ts";
import type { WorkerPlan } from "../plan.ts";

export type Decision =
  | { kind: "leave" }
  | { kind: "moved"; to: string }
  | { kind: "kept"; file: string; page: boolean }
  | { kind: "later"; file: string }
  | { kind: "unknown" }
  | { kind: "picture"; visit: boolean };

type Asked = Pick<Request, "method" | "url" | "mode" | "destination">;

const leave: Decision = { kind: "leave" };

const has = (record: Record<string, string>, key: string) => Object.hasOwn(record, key);

const isFileName = (path: string) => /\.\w+$/.test(path);

const decideVisit = (path: string, plan: WorkerPlan): Decision => {
  const folder = path.replace(/(^|\/)index\.html$/, "");
  const page = folder.replace(/\/$/, "");
  const old = readPath(page);
  const to = plan.redirects[old];
  if (to !== undefined && has(plan.redirects, old)) return { kind: "moved", to };
  const later = has(plan.later, page);
  if ((!later && !has(plan.files, page)) || isFileName(page)) return { kind: "unknown" };
  if (folder !== path) return { kind: "moved", to: `/${page}` };
  return later ? { kind: "later", file: page } : { kind: "kept", file: page, page: true };
};

/** The router asks for `blog/_.data` when the address shown is `/blog/`. */
const dataFile = (path: string) => (path === "_.data" ? path : path.replace(/\/_\.data$/, ".data"));

export const decide = (request: Asked, plan: WorkerPlan, siteUrl: string): Decision => {
  const base = new URL(siteUrl);
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return leave;

  const path = url.pathname.slice(base.pathname.length);
  if (path.startsWith(albumFolder)) return leave;
  // A page of this site that is shown in a frame is somebody's embed.
  if (request.mode === "navigate") {
    if (request.destination !== "document") return leave;
    return path.startsWith(pictureFolder) ? { kind: "picture", visit: true } : decideVisit(path, plan);
  }

  // A page of an earlier version may still be open and ask for files that are not in this plan.
  if (path.endsWith(".data")) return { kind: "kept", file: dataFile(path), page: false };
  if (!path.startsWith(hashedFolder)) return leave;
  if (request.destination === "image" && path.startsWith(pictureFolder)) return { kind: "picture", visit: false };
  return { kind: "kept", file: path, page: false };
};
