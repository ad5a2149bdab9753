import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { canInstall, installPackage } from "./apt.ts";

/** nginx as a process of our own, in a folder of its own, ended by its id. */

const places = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

const findNginx = (): string | undefined => places.find((path) => existsSync(path));

/** Installs nginx where that can be done without asking; `undefined` where it cannot. */
export const needNginx = async (): Promise<string | undefined> => {
  const found = findNginx();
  if (found || !canInstall()) return found;
  await installPackage("nginx-light");
  return findNginx();
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Waits up to ten seconds for a server to answer. */
export const isUp = async (port: number): Promise<boolean> => {
  for (let tries = 0; tries < 200; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};

const mainConfig = (folder: string, site: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${site}
}
`;

/** Starts nginx with the given http-level configuration and waits until it listens. */
export const startNginx = async (program: string, folder: string, port: number, site: string) => {
  await mkdir(folder, { recursive: true });
  const config = join(folder, "nginx.conf");
  await writeFile(config, mainConfig(folder, site));
  execFileSync(program, ["-t", "-p", folder, "-c", config], { stdio: "pipe" });
  const child = spawn(program, ["-p", folder, "-c", config], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  if (await isUp(port)) return { pid: child.pid ?? 0, stop: () => (child.kill("SIGTERM"), ended) };
  child.kill("SIGKILL");
  throw new Error(`nginx did not start: ${await readFile(join(folder, "error.log"), "utf8")}`);
};
