import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { createSiteServer, listen } from "../../hosting/server.ts";
import { freePort } from "../support/free-port.ts";
import { findProgram } from "../../scripts/lib/programs.ts";

/** The preview server, and nginx and Caddy with their examples from docs/hosting, followed as their comments say. */

// The folder of the system's servers is not in everybody's PATH.
const nginx = findProgram(["nginx"], ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"]);
const caddy = findProgram(["caddy"], ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]);

export type Running = { url: string; stop: () => unknown };

const example = (name: string, dir: string, redirectLine: string) => {
  const text = readFileSync(join("docs", "hosting", name), "utf8");
  const [, toLines = ""] = /sed -E '([^']+)'/.exec(text) ?? [];
  const redirects = execFileSync("sed", ["-E", toLines, join(dir, "_redirects")], { encoding: "utf8" });
  return text.replaceAll("/var/www/example.com", dir).replace(redirectLine, redirects);
};

const run = async (program: string, args: string[], url: string, folder: string): Promise<Running> => {
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(child, "close");
  const failed = ended.then(() => Promise.reject(new Error(`${program} did not start: ${log}`)));
  await Promise.race([vi.waitFor(() => fetch(url), { timeout: 20_000 }), failed]);
  return { url, stop: () => (child.kill("SIGTERM"), failed.catch(() => undefined)) };
};

const startNginx = async (dir: string, folder: string): Promise<Running> => {
  const port = await freePort();
  const server = example("nginx.conf", dir, "# location = /old { return 301 /new$is_args$args; }").replace(
    "listen 80;\n  listen [::]:80;",
    `listen 127.0.0.1:${port};`,
  );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}`;
  writeFileSync(file, `${main}\nhttp {\naccess_log off; ${temporary.join(" ")}\n${server}}\n`);
  return run(nginx ?? "", ["-p", folder, "-c", file], `http://127.0.0.1:${port}`, folder);
};

const startCaddy = async (dir: string, folder: string): Promise<Running> => {
  const port = await freePort();
  const site = example("Caddyfile", dir, "# redir /old /new 301").replace("\nexample.com {", `\nhttp://:${port} {`);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const args = ["run", "--adapter", "caddyfile", "--config", file];
  return run(caddy ?? "", args, `http://127.0.0.1:${port}`, folder);
};

const startPreview = async (dir: string): Promise<Running> => {
  const server = createSiteServer(dir);
  return { url: `http://127.0.0.1:${await listen(server, 0)}`, stop: () => server.close() };
};

const inFolder = (start: typeof startNginx, name: string) => (dir: string, root: string) => {
  mkdirSync(join(root, name));
  return start(dir, join(root, name));
};

export const servers = [
  { name: "the preview server", isHere: true, start: startPreview },
  { name: "nginx", isHere: nginx !== undefined, start: inFolder(startNginx, "nginx") },
  { name: "Caddy", isHere: caddy !== undefined, start: inFolder(startCaddy, "caddy") },
];
