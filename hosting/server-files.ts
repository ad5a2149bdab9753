import { caddySite } from "./caddy.ts";
import type { HostingPlan } from "./plan.ts";
import { nginxLocation, nginxMaps } from "./nginx.ts";
import type { OwnServer } from "./own-server.ts";

/** A build replaces some of these files; the others are the owner's to change, and a sub-path has none of those. */

const remarks = (lines: string[]) => `${lines.map((line) => `# ${line}`.trimEnd()).join("\n")}\n\n`;

const replaced = "Made by the build, and replaced by the next one: change nothing here.";

const steps = ({ root, base }: OwnServer, kind: string, folder: string, reload: string) => [
  `1. Copy what is in build/client to ${root}${base}`,
  `2. Copy what is in build/hosting/${kind} to ${folder}`,
  `3. ${reload}`,
  "After a later build, do these three again.",
];

const nginxFiles = (plan: HostingPlan, server: OwnServer): Record<string, string> => {
  const { host, base } = server;
  const folder = `/etc/nginx/${server.folder}`;
  const copy = steps(server, "nginx", folder, "nginx -t && systemctl reload nginx");
  const maps = remarks([replaced, "It belongs in the http part of nginx, outside of every server block."]);
  const location = remarks(
    base === ""
      ? [replaced, `It belongs in the server block of ${host}; server.conf beside this file is one.`]
      : [
          replaced,
          `It puts the site at ${base}/ of a server block that is there already, and leaves the rest of`,
          `${host} alone. The file with that block gets two lines, once:`,
          `   include ${folder}/maps.conf;   above "server {"`,
          `   include ${folder}/site.conf;   inside of the block`,
          ...copy,
        ],
  );
  const parts = {
    "nginx/maps.conf": maps + nginxMaps(plan, server),
    "nginx/site.conf": location + nginxLocation(plan, server),
  };
  if (base !== "") return parts;
  const intro = remarks([
    `The server block of ${host}. Copy this file to /etc/nginx/conf.d/${host}.conf once: it is yours then.`,
    ...copy,
    `For TLS: certbot --nginx -d ${host}, or "listen 443 ssl" with a certificate of yours.`,
    "Other host names are for your other server blocks. Where there is none, nginx gives them to this",
    "one, which does no harm: no answer depends on the name.",
  ]);
  const block = `include ${folder}/maps.conf;

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  server_tokens off;

  include ${folder}/site.conf;
}
`;
  return { ...parts, "nginx/server.conf": intro + block };
};

const caddyFiles = (plan: HostingPlan, server: OwnServer): Record<string, string> => {
  const { host, base } = server;
  const folder = `/etc/caddy/${server.folder}`;
  const copy = steps(server, "caddy", folder, "systemctl reload caddy");
  const part = remarks(
    base === ""
      ? [replaced, `It belongs in the site block of ${host}; the Caddyfile beside this file has one.`]
      : [
          replaced,
          `It puts the site at ${base}/ of a site block that is there already, and leaves the rest of`,
          `${host} alone. That block gets one line, once:`,
          `   import ${folder}/site.caddy`,
          "A rewrite or try_files for the whole block would come first: keep it in a handle of its own.",
          ...copy,
        ],
  );
  const site = { "caddy/site.caddy": part + caddySite(plan, server) };
  if (base !== "") return site;
  const intro = remarks([
    `The site block of ${host}; Caddy gets the certificate by itself.`,
    "Copy it to the end of /etc/caddy/Caddyfile once: it is yours then.",
    ...copy,
    "Other host names are for your other blocks: Caddy gives them nothing of this one.",
  ]);
  return { ...site, "caddy/Caddyfile": `${intro}${host} {\n\timport ${folder}/site.caddy\n}\n` };
};

export const serverFiles = (plan: HostingPlan, server: OwnServer): Record<string, string> => ({
  ...nginxFiles(plan, server),
  ...caddyFiles(plan, server),
});
