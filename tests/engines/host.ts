import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { createSiteServer, listen } from "../../hosting/server.ts";
import { wholeSite } from "../support/folders.ts";

/** Notes in the tab's storage what goes wrong in a page: WebKit tells a driver nothing about its console. */
const record = () => {
  document.currentScript?.remove();
  // What was still on its way when the visitor left is no error.
  let isLeft = false;
  addEventListener("beforeunload", () => (isLeft = true));
  const note = (...words: unknown[]) => {
    if (isLeft) return;
    const lines = JSON.parse(sessionStorage.getItem("wrong") ?? "[]") as string[];
    sessionStorage.setItem("wrong", JSON.stringify([...lines, `${location.pathname}: ${words.map(String).join(" ")}`]));
  };
  console.error = note;
  const noteError = ({ target, message }: ErrorEvent) => {
    const markup = target && "outerHTML" in target ? String(target.outerHTML) : undefined;
    // Firefox reports hints that it drops, such as a preload of what it has already.
    if (!/modulepreload|rel="prefetch"/.test(markup ?? "")) note(markup?.slice(0, 200) ?? message);
  };
  // An element that could not be loaded says so to itself alone.
  addEventListener("error", noteError, true);
  addEventListener("unhandledrejection", ({ reason }) => note("unhandled rejection:", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note("against the policy:", effectiveDirective, blockedURI),
  );
};

/** To be asked in any page of the site. */
export const recordedErrors = () => JSON.parse(sessionStorage.getItem("wrong") ?? "[]") as string[];

/** A phone's processor: pages get a quarter of the time. */
const slowDown = () =>
  setInterval(() => {
    const end = performance.now() + 30;
    while (performance.now() < end);
  }, 40);

const own = new Map([
  ["/recorder.js", { type: "text/javascript", body: `(${record})();` }],
  ["/slow-recorder.js", { type: "text/javascript", body: `(${record})();(${slowDown})();` }],
  ["/blank", { type: "text/html", body: "<!doctype html><title>Blank</title>" }],
]);

/** The small test site on a port of its own: what one journey leaves in storage and caches, no other finds. */
export const startHost = async ({ isSlow = false } = {}) => {
  const recorder = `<script src="/${isSlow ? "slow-" : ""}recorder.js"></script>`;
  const site = createSiteServer(wholeSite);
  const inner = `http://127.0.0.1:${await listen(site, 0)}`;
  let isDown = false;
  let lost: RegExp | undefined;
  let held: { files: RegExp; until: Promise<void> } | undefined;

  const respond = async ({ url = "/", headers: asked }: IncomingMessage, response: ServerResponse) => {
    const made = own.get(url);
    if (made) return response.writeHead(200, { "Content-Type": made.type }).end(made.body);
    const answer = await fetch(inner + url, { redirect: "manual", headers: { "accept-encoding": "identity" } });
    const [headers, body] = [new Headers(answer.headers), Buffer.from(await answer.arrayBuffer())];
    for (const name of ["connection", "keep-alive", "content-length", "etag"]) headers.delete(name);
    response.setHeaders(headers).statusCode = answer.status;
    // The worker checks every page that it keeps against its hash, so only those that are shown get the recorder.
    if (!asked.accept?.includes("text/html")) return response.end(body);
    return response.end(body.toString().replace("<head>", `<head>${recorder}`));
  };
  const server = createServer((request, response) => {
    const { url: path = "/" } = request;
    if (isDown || lost?.test(path)) return request.socket.destroy();
    const ready = held?.files.test(path) ? held.until : Promise.resolve();
    // A browser may leave in the middle of a download.
    return void ready.then(() => respond(request, response)).catch(() => response.destroy());
  });
  const url = `http://localhost:${await listen(server, 0)}`;

  const close = () => {
    for (const one of [server, site]) {
      one.closeAllConnections();
      one.close();
    }
  };
  const goDown = () => {
    isDown = true;
    server.closeAllConnections();
  };
  /** Files wait on their way until the returned function is called. */
  const hold = (files: RegExp) => {
    let release = () => {};
    held = { files, until: new Promise((done) => (release = done)) };
    return () => release();
  };
  /** Requests for these files fail until the returned function is called. */
  const lose = (files: RegExp) => {
    lost = files;
    return () => (lost = undefined);
  };
  return { url, goDown, hold, lose, close };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
