/**
 * Installs what is missing, then runs the given script on the project's own Node:
 * `node scripts/setup.mjs scripts/start.ts`. It has no dependencies, because it installs them.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bins = join(root, "node_modules", ".bin");
const minVersion = [20, 19];
// npm may exit during the installation, so remember its process id now.
const parent = process.ppid;

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const { CONTENT } = process.env;
if (CONTENT && !existsSync(join(resolve(root, CONTENT), "index.ts")))
  stop(`CONTENT is ${CONTENT}, which has no index.ts: check the folder's name, or copy content/ there.`);

const readJson = (...path) => {
  const file = join(root, ...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

/** Why the dependencies must be installed, or undefined. */
const reasonToInstall = (lock, installed) => {
  if (!installed) return "they are not installed yet";
  for (const [path, { version, optional }] of Object.entries(lock.packages)) {
    const here = installed.packages[path];
    // npm skips packages for other systems.
    if (path !== "" && here?.version !== version && (here || !optional)) return `${path} is not ${version}`;
  }
  return undefined;
};

const install = () => {
  // The project's own Node is about to be replaced, so npm runs on the Node that called it.
  const { npm_execpath: cli, npm_node_execpath: node, PATH = "" } = process.env;
  const [command, first] = cli && node ? [node, [cli]] : ["npm", []];
  const path = PATH.split(delimiter).filter((folder) => folder !== bins);
  const { status } = spawnSync(
    command,
    [...first, "ci", "--loglevel=error", "--no-audit", "--no-fund", "--include=dev"],
    {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  if (status !== 0)
    stop("Could not install the dependencies. See npm's output above. If you're offline, connect and try again.");
};

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < minVersion[0] || (major === minVersion[0] && minor < minVersion[1]))
  stop(`Node ${minVersion.join(".")} or later is required; you have ${process.versions.node}. See https://nodejs.org.`);
const lock = readJson("package-lock.json");
if (!lock) stop("package-lock.json is missing. Restore it and try again.");
const reason = reasonToInstall(lock, readJson("node_modules", ".package-lock.json"));
if (reason) {
  console.log(`Installing the locked dependencies (${reason}); this takes a minute or two.`);
  install();
}

const [script, ...args] = process.argv.slice(2);
if (script) {
  const { bin } = readJson("node_modules", "node", "package.json");
  const node = join(root, "node_modules", "node", typeof bin === "string" ? bin : bin.node);
  const child = spawn(node, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // npm does not forward signals when it is killed by its id; an orphaned server would keep the port.
  if (process.env.npm_execpath) setInterval(() => process.ppid !== parent && child.kill(), 1000).unref();
  child.on("error", (error) => stop(`Node could not be started from node_modules: ${error.message}`));
  child.on("close", (code) => process.exit(code ?? 1));
}
