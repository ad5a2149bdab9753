import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import type { HostingPlan } from "../../../../hosting/plan.ts";
import { createSiteServer } from "../../../../hosting/serve/server.ts";

const plan: HostingPlan = {
  basePath: "/",
  headers: {},
  policy: {},
  scripts: {},
  redirects: [],
  files: {},
  owned: [],
};

it("outlives a visitor who asks for a tunnel and hangs up", () => {
  const socket = new PassThrough();
  createSiteServer("nowhere", plan).emit("connect", {}, socket, Buffer.alloc(0));
  expect(String(socket.read())).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n/);
  expect(() => socket.emit("error", new Error("read ECONNRESET"))).not.toThrow();
});
