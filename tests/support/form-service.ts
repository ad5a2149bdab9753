import { type Server, createServer } from "node:http";
import type { Page } from "@playwright/test";

/** A form service on localhost that reads what it is sent, and the contact page pointed at it. */

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

/** Serves the contact page as a build for this form service would be: action, data and policies name it. */
export const pointFormAt = async (page: Page, origin: string) => {
  const rewrite = (text: string) => text.replaceAll("https://formspree.io", origin);
  await page.route(/\/contact$|\/assets\/data\/contact-[^/]*\.json$|\/contact\.data$/, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers["content-security-policy"];
    await route.fulfill({
      response,
      headers: { ...headers, ...(policy ? { "content-security-policy": rewrite(policy) } : {}) },
      body: rewrite(await response.text()),
    });
  });
};
