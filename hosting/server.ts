import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Server, type ServerResponse, createServer } from "node:http";
import type { Server as AnyServer } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { findRedirect, readPath, redirectAddress } from "../site/addresses/redirects.ts";
import { headerRules } from "./host-files.ts";
import { type HostingPlan, planFile } from "./plan.ts";

/** The built site with the headers, redirects and statuses that a host gives it. */

export const readPlan = (dir: string): HostingPlan => JSON.parse(readFileSync(planFile(dir), "utf8")) as HostingPlan;

const isMatch = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

const htmlType = "text/html; charset=utf-8";

export const createSiteServer = (dir: string, plan: HostingPlan = readPlan(dir)): Server => {
  const { basePath, redirects } = plan;
  const base = basePath.slice(0, -1);
  const rules = headerRules(plan);
  // In this mode files are looked up for each request: a build may replace them in the meantime.
  const serve = sirv(dir, { dev: true, etag: true, brotli: true, gzip: true, extensions: ["html"] });

  const sendMissing = async (response: ServerResponse) => {
    const body = await readFile(join(dir, "404.html")).catch(() => "404 Not Found");
    response.writeHead(404, { "Content-Type": htmlType, "Cache-Control": "no-cache" }).end(body);
  };

  return createServer((request, response) => {
    const { method = "", url = "/" } = request;
    const [asked = "/"] = url.split("?");
    const query = url.slice(asked.length);
    const inside = asked.startsWith(basePath) ? asked.slice(base.length) : undefined;
    const moved = inside === undefined ? undefined : findRedirect(readPath(inside), redirects);
    for (const rule of rules) if (isMatch(rule.path, asked)) response.setHeaders(new Map(Object.entries(rule.headers)));

    if (method !== "GET" && method !== "HEAD") response.writeHead(405, { Allow: "GET, HEAD" }).end();
    else if (moved) response.writeHead(301, { Location: redirectAddress(moved.to, { base: basePath, query }) }).end();
    else if (base !== "" && asked === base) response.writeHead(301, { Location: `${basePath}${query}` }).end();
    else if (inside === undefined || inside === "/404.html") void sendMissing(response);
    else {
      request.url = inside + query;
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
