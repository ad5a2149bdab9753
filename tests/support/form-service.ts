import { type Server, createServer } from "node:http";

/** A form service on localhost that records what it is sent. */

type Received = { method: string; path: string; type: string; fields: [string, string][]; referer: string };

type Answer = { status: number; after?: number };

export type FormService = {
  origin: string;
  received: Received[];
  /** How the next messages are answered. */
  answer: Answer;
  close: () => Promise<void>;
};

export const startFormService = async (): Promise<FormService> => {
  const received: Received[] = [];
  const service = { received, answer: { status: 200 } as Answer };
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { status, after = 0 } = service.answer;
      received.push({
        method: request.method ?? "",
        path: request.url ?? "",
        type: request.headers["content-type"] ?? "",
        fields: [...new URLSearchParams(body)],
        referer: request.headers.referer ?? "",
      });
      setTimeout(() => {
        response.writeHead(status, { "Content-Type": "text/html" });
        response.end(`<!doctype html><title>Service</title><h1>${status === 200 ? "Thanks" : "Failed"}</h1>`);
      }, after);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return Object.assign(service, {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
};
