import { createServer } from "node:http";
import { createSiteServer, listen } from "../../hosting/server.ts";
import type { HostingPlan } from "../../hosting/plan.ts";
import { versions } from "./versions.ts";

type Version = keyof typeof versions;

const noPlan: HostingPlan = { basePath: "/", headers: {}, policy: {}, scripts: {}, redirects: [], owned: [] };

const siteOf = (version: Version) =>
  version === "older" ? createSiteServer(versions.older, noPlan) : createSiteServer(versions[version]);

/** A web host on which one version takes another's place, files can be missing, and the power can fail. */
export const startHost = async () => {
  let site = siteOf("first");
  let isDown = false;
  let held: (() => void)[] | undefined;
  const missing = new Set<string>();
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://host").pathname;
    const answer = () => site.emit("request", request, response);
    if (isDown) return request.socket.destroy();
    asked.push(path);
    if (missing.has(path)) response.writeHead(404, { "content-type": "text/plain" }).end("gone");
    else if (held && request.headers.accept?.includes("text/html")) held.push(answer);
    else answer();
    return undefined;
  });
  const port = await listen(server, 0);

  return {
    url: `http://localhost:${port}`,
    /** The path of every request so far. */
    asked,
    /** Paths that are answered with 404. */
    missing,
    /** Keeps pages back until the returned function is called. */
    holdPages: () => {
      held = [];
      return () => {
        for (const answer of held ?? []) answer();
        held = undefined;
      };
    },
    publish: (version: Version) => {
      site = siteOf(version);
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
