import { describe, expect, it } from "vitest";
import { type HostingPlan, headersFor } from "../../../hosting/plan.ts";
import { serverFiles } from "../../../hosting/server-files.ts";
import { ownServer } from "../../../hosting/own-server.ts";

const filesAt = (basePath: string) => {
  const plan: HostingPlan = {
    basePath,
    headers: headersFor(basePath),
    policy: { "default-src": ["'none'"], "script-src": ["'self'"] },
    scripts: { "/": ["'sha256-home'"] },
    redirects: [{ from: "/old", to: "/blog" }],
    files: {},
    owned: [],
  };
  return serverFiles(plan, ownServer("https://x.example", basePath));
};

/** What a file says to the person who opens it. */
const remarks = (text = "") =>
  text
    .split("\n\n")[0]!
    .split("\n")
    .map((line) => line.replace(/^# */, ""))
    .join("\n");

describe("the files for an own server", () => {
  it("are parts to be replaced, and a block that is copied once", () => {
    expect(Object.keys(filesAt("/")).toSorted()).toEqual([
      "caddy/Caddyfile",
      "caddy/site.caddy",
      "nginx/maps.conf",
      "nginx/server.conf",
      "nginx/site.conf",
    ]);
  });

  it("are parts alone under a sub-path, where the domain has its block already", () => {
    const files = filesAt("/sub/");
    expect(Object.keys(files).toSorted()).toEqual(["caddy/site.caddy", "nginx/maps.conf", "nginx/site.conf"]);
    for (const text of Object.values(files)) expect(text).not.toMatch(/^(server|x\.example) \{/m);
  });

  it("say where they go at the root of a domain", () => {
    const files = filesAt("/");
    const nginx = remarks(files["nginx/server.conf"]);
    expect(nginx).toContain("/etc/nginx/conf.d/x.example.conf once");
    expect(nginx).toContain("Copy what is in build/client to /var/www/x.example\n");
    expect(nginx).toContain("Copy what is in build/hosting/nginx to /etc/nginx/x.example\n");
    expect(nginx).toContain("nginx -t && systemctl reload nginx");
    const caddy = remarks(files["caddy/Caddyfile"]);
    expect(caddy).toContain("/etc/caddy/Caddyfile once");
    expect(caddy).toContain("Copy what is in build/hosting/caddy to /etc/caddy/x.example\n");
    expect(caddy).toContain("systemctl reload caddy");
  });

  it("say where they go under a sub-path", () => {
    const files = filesAt("/deep/er/");
    const nginx = remarks(files["nginx/site.conf"]);
    expect(nginx).toContain("Copy what is in build/client to /var/www/x.example/deep/er\n");
    expect(nginx).toContain("include /etc/nginx/x.example-deep-er/maps.conf;");
    expect(nginx).toContain("include /etc/nginx/x.example-deep-er/site.conf;");
    expect(remarks(files["caddy/site.caddy"])).toContain("import /etc/caddy/x.example-deep-er/site.caddy");
  });

  it("include the very files that are beside them", () => {
    const { "nginx/server.conf": nginx, "caddy/Caddyfile": caddy } = filesAt("/");
    expect(nginx).toContain("\ninclude /etc/nginx/x.example/maps.conf;\n");
    expect(nginx).toContain("\n  include /etc/nginx/x.example/site.conf;\n");
    expect(caddy).toContain("\n\timport /etc/caddy/x.example/site.caddy\n");
  });
});

describe("the site on a server", () => {
  it("gives every site names of its own, the same in every build", () => {
    const ids = [
      ownServer("https://x.example", "/"),
      ownServer("https://x.example", "/sub/"),
      ownServer("https://y.example", "/sub/"),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ownServer("https://x.example", "/sub/").id).toBe(ids[1]);
  });
});

describe("strict transport", () => {
  it("is asked for by a site that has its domain to itself, and by no other", () => {
    expect(headersFor("/")).toHaveProperty("Strict-Transport-Security");
    expect(headersFor("/sub/")).not.toHaveProperty("Strict-Transport-Security");
  });
});
