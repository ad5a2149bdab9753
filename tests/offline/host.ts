import { type Server, createServer } from "node:http";
import { createSiteServer, listen } from "../../hosting/server.ts";
import type { Build } from "./builds.ts";

/** A web host on which one version of the site can take another's place, files can be missing, and the power can fail. */
export const startHost = async (first: Build) => {
  const sites = new Map<string, Server>();
  const siteOf = ({ dir }: Build) => {
    const made = sites.get(dir) ?? createSiteServer(dir);
    sites.set(dir, made);
    return made;
  };
  let current = siteOf(first);
  let down = false;
  const missing = new Set<string>();
  let isRefused = (_request: string) => false;
  let isHeld = (_request: string) => false;
  let held: Array<() => void> = [];
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const path = request.url?.replace(/\?.*/, "") ?? "";
    if (down) {
      request.socket.destroy();
      return;
    }
    asked.push(`${request.method} ${path}`);
    if (missing.has(path) || isRefused(`GET ${path}`))
      response.writeHead(404, { "content-type": "text/plain" }).end("gone");
    else if (isHeld(`GET ${path}`)) held.push(() => current.emit("request", request, response));
    else current.emit("request", request, response);
  });
  const port = await listen(server, 0, "127.0.0.1");

  return {
    url: `http://localhost:${port}`,
    /** Every request so far, such as "GET /food". */
    asked,
    /** Paths that are answered with 404. */
    missing,
    /** Requests that are answered with 404, given as "GET /food". */
    refuse: (rule: (request: string) => boolean) => {
      isRefused = rule;
    },
    /** Requests that are answered only when they are let go of, given as "GET /food". */
    hold: (rule: (request: string) => boolean) => {
      isHeld = rule;
    },
    letGo: () => {
      isHeld = () => false;
      for (const answer of held) answer();
      held = [];
    },
    publish: (build: Build) => {
      current = siteOf(build);
    },
    goDown: () => {
      down = true;
      server.closeAllConnections();
    },
    comeBack: () => {
      down = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
