import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { caddy, startCaddy } from "../../scripts/lib/caddy.ts";
import { nginx, startNginx } from "../../scripts/lib/nginx.ts";
import { freePort } from "../../scripts/lib/port.ts";
import { createSiteServer, listen } from "../../hosting/serve/server.ts";
import { type MadeSite, makeSite } from "./fixture-site.ts";

/** The servers that answer for a made site: the preview server, and nginx and Caddy with the files that the build wrote. */

export type Running = { port: number; stop: () => Promise<unknown> };

const nginxProgram = nginx.find();
const caddyProgram = caddy.find();

/** Copies the written configuration as its comments say, with folders of this machine in place of a server's. */
const install = async (kind: "nginx" | "caddy", { folder, server, root }: MadeSite, port: number) => {
  const from = join(folder, "hosting", kind);
  const to = join(folder, `etc-${kind}`);
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const text = (await readFile(join(from, name), "utf8"))
      .replaceAll(`/etc/${kind}/${server.folder}`, to)
      .replaceAll(server.root, root)
      .replace("listen 80;\n  listen [::]:80;", `listen 127.0.0.1:${port};`)
      .replace(`\n${server.host} {\n`, `\nhttp://${server.host}:${port} {\n`);
    await writeFile(join(to, name), text);
  }
  return to;
};

const startPreview = async ({ outDir }: MadeSite): Promise<Running> => {
  const server = createSiteServer(outDir);
  const port = await listen(server, 0);
  return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
};

/** A part of a server's own configuration; the folders are those of the sites' parts. */
export type Around = (port: number, folders: string[]) => string;

const start = (kind: "nginx" | "caddy") => async (sites: readonly MadeSite[], around: Around) => {
  const port = await freePort();
  const folders = await Promise.all(sites.map((site) => install(kind, site, port)));
  const folder = join(sites[0]?.folder ?? "", kind);
  const config = around(port, folders);
  const { stop } =
    kind === "nginx"
      ? await startNginx(nginxProgram ?? "", folder, port, config)
      : await startCaddy(caddyProgram ?? "", folder, port, config);
  return { port, stop };
};

export const startWithNginx = start("nginx");
export const startWithCaddy = start("caddy");

export const preview = { name: "the preview server", skip: false, start: startPreview };

/** A server of the site's own, from the file that is copied once. */
export const ownNginx = {
  name: "nginx",
  skip: nginxProgram === undefined,
  start: (site: MadeSite) => startWithNginx([site], (_port, [folder]) => `include ${folder}/server.conf;`),
};
export const ownCaddy = {
  name: "Caddy",
  skip: caddyProgram === undefined,
  start: (site: MadeSite) => startWithCaddy([site], (_port, [folder]) => `import ${folder}/Caddyfile`),
};

/** Makes sites and a server for the tests of a block, and takes them away after. */
export const serving = <const Paths extends readonly string[]>(
  basePaths: Paths,
  begin: (sites: { [Index in keyof Paths]: MadeSite }) => Promise<Running>,
) => {
  let sites: MadeSite[] = [];
  let running: Running | undefined;
  beforeAll(async () => {
    sites = await Promise.all(basePaths.map((basePath) => makeSite(basePath)));
    running = await begin(sites as { [Index in keyof Paths]: MadeSite });
  });
  afterAll(async () => {
    await running?.stop();
    for (const { folder } of sites) await rm(folder, { recursive: true });
  });
  return { port: () => running?.port ?? 0 };
};
