import { createHash } from "node:crypto";

export const siteUrl = "https://site.example/";

export const integrityOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** A server's files by path, and `fetch` as the worker uses it. */
export const fakeServer = () => {
  const files = new Map<string, string>();
  const asked: string[] = [];
  let isAway = false;
  const fetch = async (request: string | Request, { integrity = "" }: RequestInit = {}) => {
    const path = new URL(request instanceof Request ? request.url : request).pathname.slice(1);
    asked.push(path);
    if (isAway) throw new TypeError("offline");
    const text = files.get(path);
    if (integrity && integrity !== integrityOf(text ?? "")) throw new TypeError("integrity");
    const type = /\.\w+$/.test(path) ? "text/javascript" : "text/html; charset=utf-8";
    return new Response(text ?? "Lost", { status: text === undefined ? 404 : 200, headers: { "content-type": type } });
  };
  return { files, asked, fetch, goAway: () => (isAway = true) };
};

export const pageOf = (version: string, words: string) =>
  `<html data-version="${version}"><body>${words}</body></html>`;
