import { execFileSync, spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUp } from "./port.ts";
import { type Tool, findProgram } from "./tools.ts";

export const nginx: Tool = {
  name: "nginx",
  use: "its part of the request table",
  packages: ["nginx-light"],
  // The folder of the system's servers is not in everybody's PATH.
  find: (env = process.env) => findProgram(["nginx"], env, ["/usr/sbin/nginx", "/opt/homebrew/bin/nginx"]),
  service: "nginx",
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

export const startNginx = async (program: string, folder: string, port: number, site: string) => {
  await mkdir(folder, { recursive: true });
  const config = join(folder, "nginx.conf");
  await writeFile(config, mainConfig(folder, site));
  execFileSync(program, ["-t", "-p", folder, "-c", config], { stdio: "pipe" });
  const child = spawn(program, ["-p", folder, "-c", config], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  if (await Promise.race([isUp(port), ended]))
    return { pid: child.pid ?? 0, stop: () => (child.kill("SIGTERM"), ended) };
  child.kill("SIGKILL");
  throw new Error(`nginx did not start: ${await readFile(join(folder, "error.log"), "utf8")}`);
};
