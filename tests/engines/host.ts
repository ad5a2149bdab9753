import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { createSiteServer, listen } from "../../hosting/server.ts";
import { withoutCounter } from "../support/counter.ts";
import { siteDir } from "../support/site.ts";
import { recorderScript } from "./recorder.ts";

/** The built site on a port of its own: what one journey leaves in storage and caches, no other finds. */

export type HostOptions = {
  /** Whether the offline worker may start; it would answer what a journey wants to ask the host. */
  worker?: boolean;
  /** Every picture is a blank one, for journeys that walk through many pages. */
  blankPictures?: boolean;
  /** Changes pages, their data and their policy. */
  change?: (text: string) => string;
};

const recorderPath = "/recorder.js";
const blankPath = "/blank";
const blankPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const isText = (type: string) => /^(text\/html|application\/json|text\/x-script)/.test(type);

/** The worker checks every page that it keeps against its hash, so only those that are shown get the recorder. */
const isShown = (request: IncomingMessage) => request.headers.accept?.includes("text/html") === true;

export const startHost = async ({
  worker = false,
  blankPictures = false,
  change = (text) => text,
}: HostOptions = {}) => {
  const host = createSiteServer(siteDir);
  const origin = `http://127.0.0.1:${await listen(host, 0)}`;
  const own: Record<string, { type: string; body: string } | undefined> = {
    [recorderPath]: { type: "text/javascript", body: recorderScript(worker) },
    [blankPath]: { type: "text/html", body: "<!doctype html><title>Blank</title>" },
  };
  const refused: string[] = [];
  let down = false;

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: target = "/", method = "GET" } = request;
    const made =
      blankPictures && target.startsWith("/assets/pictures/")
        ? { type: "image/svg+xml", body: blankPicture }
        : own[target];
    if (made) return response.writeHead(200, { "Content-Type": made.type }).end(made.body);
    const answer = await fetch(origin + target, {
      method,
      redirect: "manual",
      headers: { "accept-encoding": "identity" },
    });
    const { status, headers } = answer;
    if (status >= 400) refused.push(`${status} ${target}`);
    const policy = headers.get("content-security-policy");
    if (policy !== null) headers.set("content-security-policy", change(policy));
    for (const name of ["connection", "keep-alive", "content-length", "etag"]) headers.delete(name);
    response.setHeaders(headers).statusCode = status;
    if (!isText(headers.get("content-type") ?? "")) return response.end(Buffer.from(await answer.arrayBuffer()));
    const text = change(await answer.text());
    const recorder = `<head><script src="${recorderPath}"></script>`;
    return response.end(isShown(request) ? withoutCounter(text).replace("<head>", recorder) : text);
  };

  const server = createServer((request, response) => {
    if (down) request.socket.destroy();
    // A browser may leave in the middle of a download.
    else respond(request, response).catch(() => response.destroy());
  });
  const url = `http://localhost:${await listen(server, 0)}`;

  return {
    url,
    /** An empty page of the site, from where its storage can be read. */
    blank: url + blankPath,
    /** What was answered with an error, such as "404 /nowhere". */
    refused,
    goDown: () => {
      down = true;
      server.closeAllConnections();
    },
    comeBack: () => {
      down = false;
    },
    close: () => {
      for (const running of [server, host]) {
        running.closeAllConnections();
        running.close();
      }
    },
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
