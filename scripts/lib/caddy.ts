import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isUp } from "./port.ts";
import { type Tool, findProgram } from "./tools.ts";

export const caddy: Tool = {
  name: "Caddy",
  use: "its part of the request table",
  packages: ["caddy"],
  find: (env = process.env) => findProgram(["caddy"], env, ["/usr/bin/caddy", "/opt/homebrew/bin/caddy"]),
  service: "caddy",
};

export const startCaddy = async (program: string, folder: string, port: number, sites: string) => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "Caddyfile");
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
  const child = spawn(program, ["run", "--adapter", "caddyfile", "--config", file], {
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  if (await Promise.race([isUp(port), ended])) return { stop: () => (child.kill("SIGTERM"), ended) };
  child.kill("SIGKILL");
  throw new Error(`Caddy did not start: ${log}`);
};
