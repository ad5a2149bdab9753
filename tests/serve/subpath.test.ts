import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { headersFor } from "../../hosting/plan.ts";
import { aloneRows } from "./alone-rows.ts";
import { checkRow } from "./check-row.ts";
import { rawRequest } from "./raw-request.ts";
import { type Row, lost } from "./request-table.ts";
import { type Around, ownCaddy, ownNginx, preview, serving, startWithCaddy, startWithNginx } from "./servers.ts";

/** A site under a sub-path: alone on the preview server, and in a domain that has other things with nginx and Caddy. */

const rowsAt = (base: string): Row[] => [
  { says: "the home page", target: `${base}/`, status: 200, shows: "<h1>Home" },
  { says: "the bare sub-path moves home", target: `${base}?a=1`, status: 301, sends: { location: `${base}/?a=1` } },
  {
    says: "a page",
    target: `${base}/blog`,
    headers: { "Accept-Encoding": "gzip, br" },
    status: 200,
    shows: "<h1>Blog",
    sends: {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "no-cache",
      "content-security-policy": /sha256-/,
    },
  },
  {
    says: "a file",
    target: `${base}/assets/app-a1b2c3d4.js`,
    headers: { "Accept-Encoding": "gzip" },
    status: 200,
    shows: "script script",
    sends: { "cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip", expires: null },
  },
  { says: "a redirect", target: `${base}/about?a=1`, status: 301, sends: { location: `${base}/blog?a=1` } },
  {
    says: "a redirect to a section",
    target: `${base}/Old_Page.html?a=1`,
    status: 301,
    sends: { location: `${base}/camp?a=1#gear` },
  },
  {
    says: "a redirect to another site",
    target: `${base}/shop%20(old)`,
    status: 301,
    sends: { location: "https://shop.example" },
  },
  { says: "a redirect in other letter case", target: `${base}/About`, ...lost },
  { says: "a page's file name", target: `${base}/blog/index.html`, status: 301, sends: { location: `${base}/blog` } },
  { says: "the home page's file name", target: `${base}/index.html`, status: 301, sends: { location: `${base}/` } },
  { says: "an unknown path", target: `${base}/nope`, ...lost },
  { says: "a missing script", target: `${base}/assets/gone.js`, ...lost },
  { says: "a dotfile", target: `${base}/.nojekyll`, ...lost },
  { says: "two slashes inside", target: `${base}//blog`, ...lost },
  { says: "another method", method: "POST", target: `${base}/blog`, status: 405, sends: { allow: "GET, HEAD" } },
  ...aloneRows(base),
];

describe("the preview server under a sub-path", () => {
  const { port } = serving(["/sub/"], ([site]) => preview.start(site));
  const outside: Row[] = [
    { says: "a path outside", target: "/blog", ...lost },
    { says: "a path that only begins alike", target: "/subway", ...lost },
  ];
  it.each([...rowsAt("/sub"), ...outside])("$says", async (row) => checkRow(row, await rawRequest(port(), row)));
});

// What an owner may have set for a whole domain, much of it as Debian does.
const nginxDomain: Around = (port, folders) => `
  types { text/html html; application/javascript js; }
  default_type application/octet-stream;
  gzip on;
  gzip_types *;
  gzip_min_length 1;
  charset utf-8;
  ${folders.map((folder) => `include ${folder}/maps.conf;`).join("\n")}
  server {
    listen 127.0.0.1:${port};
    server_name site.example;
    add_header X-Rest yes always;
    add_header Cache-Control max-age=60;
    expires 1h;
    error_page 404 405 = @rest;
    location / { return 200 "the rest of the domain"; }
    location @rest { return 200 "the rest of the domain"; }
    location ~ \\.js$ { return 200 "a script of the rest"; }
    ${folders.map((folder) => `include ${folder}/site.conf;`).join("\n")}
  }
`;

const caddyDomain: Around = (port, folders) => `
http://site.example:${port} {
	encode gzip
	header X-Rest yes
	header Cache-Control max-age=60
	@scripts path *.js
	respond @scripts "a script of the rest"
	respond "the rest of the domain"
	handle_errors {
		respond "the rest of the domain"
	}
	${folders.map((folder) => `import ${folder}/site.caddy`).join("\n\t")}
}
`;

const domains = [
  { name: "nginx", skip: ownNginx.skip, start: startWithNginx, around: nginxDomain },
  { name: "Caddy", skip: ownCaddy.skip, start: startWithCaddy, around: caddyDomain },
];

const rest = { status: 200, shows: "the rest of the domain", sends: { "x-rest": "yes", "permissions-policy": null } };

describe.each(domains)("two sites in a domain of $name", ({ skip, start, around }) => {
  describe.skipIf(skip)("that has other things", () => {
    const { port } = serving(["/sub/", "/deep/er/"], async (sites) => {
      for (const { root } of sites) await writeFile(join(root, "secret.txt"), "a secret of the domain");
      return start(sites, around);
    });
    const ask = (row: Pick<Row, "target" | "headers">) => rawRequest(port(), row);

    describe.each(["/sub", "/deep/er"])("%s", (base) => {
      it.each(rowsAt(base))("$says", async (row) => checkRow(row, await rawRequest(port(), row)));
    });

    const outside: Row[] = [
      { says: "the domain's own home page", target: "/", ...rest },
      { says: "a path of the domain", target: "/blog", ...rest },
      { says: "a path that only begins alike", target: "/subway", ...rest },
      { says: "another letter case of the sub-path", target: "/Sub/blog", ...rest },
      { says: "the folder above a site", target: "/deep/", ...rest },
      { says: "a way out of the sub-path", target: "/sub/../blog", ...rest },
      { says: "a script of the domain", target: "/x.js", status: 200, shows: "a script of the rest" },
    ];
    it.each([
      "/sub/../secret.txt",
      "/sub/%2e%2e/secret.txt",
      "/sub/..%2fsecret.txt",
      "/sub/..\\secret.txt",
      "/sub/assets/../../secret.txt",
      "/sub//../secret.txt",
      "/sub/./../secret.txt",
    ])("gives away no file beside the site's folder: %s", async (target) => {
      const { body } = await ask({ target, headers: { "Accept-Encoding": "identity" } });
      expect(body.toString()).toMatch(/the rest of the domain|<h1>Lost/);
    });

    it.each(outside)("leaves alone $says", async (row) => checkRow(row, await ask(row)));

    it("does not speak for the transport of the whole domain", async () => {
      const { headers } = await ask({ target: "/sub/" });
      expect(headers.get("strict-transport-security")).toBeUndefined();
      for (const [name, value] of Object.entries(headersFor("/sub/"))) {
        expect(headers.get(name.toLowerCase())).toBe(value);
      }
    });
  });
});
