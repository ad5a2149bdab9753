import { createReadStream, readFileSync } from "node:fs";
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse, createServer } from "node:http";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { HostingPlan } from "../plan.ts";
import { type Site, answer } from "./answer.ts";

export const planFile = (dir: string) => join(dirname(dir), "hosting", "plan.json");

export const readPlan = (dir: string): HostingPlan => JSON.parse(readFileSync(planFile(dir), "utf8")) as HostingPlan;

const respond = async (site: Site, request: IncomingMessage, response: ServerResponse) => {
  const { method = "GET", url = "/", headers } = request;
  const { status, headers: sent, file } = await answer(site, { method, target: url, headers });
  response.writeHead(status, sent);
  const length = Number(sent["Content-Length"]);
  if (method === "HEAD" || status === 304 || length === 0) response.end();
  // A stream that is not told its end takes sixteen pages of memory for the smallest file.
  else if (file) await pipeline(createReadStream(file.path, { start: 0, end: length - 1, ...file }), response);
  else response.end(`${status} ${STATUS_CODES[status] ?? ""}\n`);
};

export const createSiteServer = (dir: string, plan: HostingPlan = readPlan(dir)): Server => {
  const site = { dir, plan };
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    respond(site, request, response).catch((error: NodeJS.ErrnoException) => {
      // A visitor who leaves in the middle of a download is no fault of ours.
      if (error.code?.startsWith("ERR_STREAM")) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.on("connect", (_request, socket) => {
    // Node leaves this socket to its listener: an error that nobody hears would end the server.
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n\r\n");
  });
  return server;
};

export const listen = (server: Server, port: number, host = "127.0.0.1"): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
