import { dirname, join } from "node:path";
import { createServer } from "node:http";
import { createSiteServer, listen } from "../../hosting/server.ts";
import { wholeSite } from "../support/folders.ts";

const besideWhole = (name: string) => join(dirname(dirname(wholeSite)), name, "client");

/** Folders of versions of the small test site. */
export const versions = {
  first: wholeSite,
  /** Differs in a word and a date: see other-versions.setup.ts. */
  next: besideWhole("next"),
  removal: besideWhole("removal"),
  /**
   * The last release that hydrated whole documents (commit 6537d7b4), reduced to two pages: its own worker and its own
   * offline script, compiled from `offline/worker/worker.ts` and `offline/page/watch.ts`, with hashes of these files.
   */
  older: join(import.meta.dirname, "older-release"),
};

type Version = keyof typeof versions;

/** A web host that can switch versions, lose files and go down. */
export const startHost = async () => {
  let site = createSiteServer(versions.first);
  let isDown = false;
  const missing = new Set<string>();
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://host").pathname;
    if (isDown) return request.socket.destroy();
    asked.push(path);
    if (missing.has(path)) response.writeHead(404, { "content-type": "text/plain" }).end("gone");
    else site.emit("request", request, response);
    return undefined;
  });
  const port = await listen(server, 0);

  return {
    url: `http://localhost:${port}`,
    /** The path of every request so far. */
    asked,
    /** Paths that are answered with 404. */
    missing,
    publish: (version: Version) => {
      site = createSiteServer(versions[version]);
    },
    goDown: () => {
      isDown = true;
      server.closeAllConnections();
    },
    comeBack: () => {
      isDown = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
