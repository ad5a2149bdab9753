import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Server, type ServerResponse, createServer } from "node:http";
import type { Server as AnyServer } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { findRedirect, readPath, redirectAddress } from "../site/addresses/redirects.ts";

/** Serves a built site like a host that supports `_headers` and `_redirects`. */

/** A site without redirects has an empty file, which contains no rules. */
const readParts = (dir: string, name: string, separator: string): string[] => {
  const file = join(dir, name);
  const text = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return text === "" ? [] : text.split(separator);
};

const readRules = (dir: string) =>
  readParts(dir, "_headers", "\n\n").map((rule) => {
    const [path = "", ...lines] = rule.split("\n");
    const headers = new Headers(lines.map((line) => line.trim().split(/: (.*)/s, 2) as [string, string]));
    return { path, headers };
  });

const readRedirects = (dir: string) =>
  readParts(dir, "_redirects", "\n").map((line) => {
    const [from = "", to = ""] = line.split(" ");
    return { from: readPath(from), to };
  });

/** The first rule applies to all files. */
export const basePathOf = (dir: string): string => readRules(dir)[0]?.path.replace("*", "") || "/";

const isMatch = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

export const createSiteServer = (dir: string): Server => {
  const [rules, redirects, basePath] = [readRules(dir), readRedirects(dir), basePathOf(dir)];
  // `dev` looks up files on each request, because a build may replace them.
  const serve = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: ["html"] });

  const sendMissing = async (response: ServerResponse) => {
    const body = await readFile(join(dir, "404.html")).catch(() => "404 Not Found");
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" }).end(body);
  };

  return createServer((request, response) => {
    const { method = "", url = "/" } = request;
    const [pathname = "/"] = url.split("?");
    const query = url.slice(pathname.length);
    const moved = findRedirect(readPath(pathname), redirects);
    response.setHeader("Cache-Control", "no-cache");
    for (const { path, headers } of rules) if (isMatch(path, pathname)) response.setHeaders(headers);

    if (method !== "GET" && method !== "HEAD") response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else if (moved) response.writeHead(301, { Location: redirectAddress(moved.to, { query }) }).end();
    else if (`${pathname}/` === basePath) response.writeHead(301, { Location: `${basePath}${query}` }).end();
    else if (!pathname.startsWith(basePath)) void sendMissing(response);
    else {
      request.url = url.slice(basePath.length - 1);
      serve(request, response, () => void sendMissing(response));
    }
  });
};

export const listen = (server: AnyServer, port: number, host = "127.0.0.1"): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
