import { describe, expect, it } from "vitest";
import { rawRequest } from "./raw-request.ts";
import { ownCaddy, ownNginx, preview, serving, startWithCaddy, startWithNginx } from "./servers.ts";

/** The name that a request is for: the site takes its own, and others only where nobody else does. */

const blog = (port: number, host: string) =>
  rawRequest(port, { target: "/blog", headers: { Host: host, "Accept-Encoding": "identity" } });

const foreign = ["other.example", "www.site.example", "site.example.evil.example", "127.0.0.1"];

const beside = [
  {
    name: "nginx",
    skip: ownNginx.skip,
    start: startWithNginx,
    around: (port: number, [folder]: string[]) => `
      include ${folder}/server.conf;
      server { listen 127.0.0.1:${port} default_server; return 200 "another site"; }
    `,
  },
  {
    name: "Caddy",
    skip: ownCaddy.skip,
    start: startWithCaddy,
    around: (port: number, [folder]: string[]) =>
      `import ${folder}/Caddyfile\nhttp://:${port} {\n\trespond "another site"\n}\n`,
  },
];

describe.each(beside)("$name with another site", ({ skip, start, around }) => {
  describe.skipIf(skip)("for all names", () => {
    const { port } = serving(["/"], (sites) => start(sites, around));

    it.each(["site.example", "SITE.example", "site.example:80"])("answers for its own name, %s", async (host) => {
      expect((await blog(port(), host)).body.toString()).toContain("<h1>Blog");
    });

    it.each(foreign)("leaves %s to it", async (host) => {
      expect((await blog(port(), host)).body.toString()).toBe("another site");
    });
  });
});

describe.each([preview, ownNginx])("$name alone", ({ skip, start }) => {
  describe.skipIf(skip)("for a name that it does not know", () => {
    const { port } = serving(["/"], ([site]) => start(site));

    it.each(foreign)("answers for %s as for its own", async (host) => {
      expect((await blog(port(), host)).body).toEqual((await blog(port(), "site.example")).body);
    });

    it("says that name nowhere, so nobody is led there", async () => {
      const { status, headers } = await rawRequest(port(), { target: "/about", headers: { Host: "evil.example" } });
      expect([status, headers.get("location")]).toEqual([301, "/blog"]);
      expect([...headers.values()].join()).not.toContain("evil");
    });
  });
});

describe.skipIf(ownCaddy.skip)("Caddy alone", () => {
  const { port } = serving(["/"], ([site]) => ownCaddy.start(site));

  it.each(foreign)("gives %s nothing", async (host) => {
    const { body, headers } = await blog(port(), host);
    expect([body.length, headers.get("content-security-policy")]).toEqual([0, undefined]);
  });
});
