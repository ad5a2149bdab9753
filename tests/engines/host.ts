import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { pipeline } from "node:stream/promises";
import { answer } from "../../hosting/serve/answer.ts";
import { listen, readPlan } from "../../hosting/serve/server.ts";
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
  const site = { dir: siteDir, plan: readPlan(siteDir) };
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
    const { "accept-encoding": _encoding, ...asked } = request.headers;
    const { status, headers, file } = await answer(site, { method, target, headers: asked });
    if (status >= 400) refused.push(`${status} ${target}`);
    const policy = headers["Content-Security-Policy"];
    const sent = policy ? { ...headers, "Content-Security-Policy": change(policy) } : headers;
    if (!file || method === "HEAD") return response.writeHead(status, sent).end();
    if (!isText(headers["Content-Type"] ?? "")) {
      response.writeHead(status, sent);
      return pipeline(createReadStream(file.path, file), response);
    }
    const text = change(await readFile(file.path, "utf8"));
    const recorder = `<head><script src="${recorderPath}"></script>`;
    const body = Buffer.from(isShown(request) ? withoutCounter(text).replace("<head>", recorder) : text);
    return response.writeHead(status, { ...sent, "Content-Length": String(body.length) }).end(body);
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
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
