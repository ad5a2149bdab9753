import { createReadStream, existsSync } from "node:fs";
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { parentPort, workerData } from "node:worker_threads";
import { answer } from "../../../hosting/serve/answer.ts";
import { planFile, readPlan } from "../../../hosting/serve/server.ts";
import type { Certificate } from "./certificate.ts";
import { openFolder } from "./folder.ts";

/** The server has a thread to itself: what else the benchmark does must not make its answers late. */

export type Order = { dir: string; certificate: Certificate };
export type News = { port: number } | { sent: number };

const { dir, certificate } = workerData as Order;
let sent = 0;

/** A build of this engine goes with the headers and redirects that it was made for. */
const fromPlan = () => {
  const site = { dir, plan: readPlan(dir) };
  return async ({ method, url: target, headers }: Http2ServerRequest, response: Http2ServerResponse) => {
    const { status, headers: told, file } = await answer(site, { method, target, headers });
    response.writeHead(status, told);
    if (!file || status === 304) return void response.end();
    sent += Number(told["Content-Length"] ?? 0);
    await pipeline(createReadStream(file.path, file), response);
  };
};

const fromFiles = async () => {
  const find = await openFolder(dir);
  return async ({ url }: Http2ServerRequest, response: Http2ServerResponse) => {
    const { status, headers, body } = find(url);
    sent += body.length;
    response.writeHead(status, headers);
    response.end(body);
  };
};

const respond = existsSync(planFile(dir)) ? fromPlan() : await fromFiles();
const server = createSecureServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
  // A page that is left in the middle of a download resets its stream.
  respond(request, response).catch(() => response.destroy());
});
parentPort?.on("message", () => parentPort?.postMessage({ sent } satisfies News, []));
server.listen(0, "localhost", () => {
  const { port } = server.address() as AddressInfo;
  parentPort?.postMessage({ port } satisfies News, []);
});
