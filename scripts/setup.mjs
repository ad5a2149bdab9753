/**
 * Whatever is missing is set up, and then the script named after this one runs on the project's own Node:
 * `node scripts/setup.mjs scripts/start.ts`. It has no dependencies, because it installs them.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldest = [20, 19];
// npm may be ended while the dependencies are installed, so its id is asked for now.
const parent = process.ppid;

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

const nodeIsTooOld = (version) => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1]);
};

const suits = (wanted, own) => !wanted || (wanted.includes(own) && !wanted.includes(`!${own}`));

const firstDifference = (lock, installed) => {
  if (!installed) return "they are not installed yet";
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || entry.link) continue;
    const here = installed.packages[path];
    // npm leaves out what is made for other systems.
    const mayBeAbsent = entry.optional || (entry.devOptional && (entry.os || entry.cpu));
    if (!here && !mayBeAbsent) return `${path} is missing`;
    if (here && here.version !== entry.version) return `${path} is not ${entry.version}`;
  }
  for (const [path, entry] of Object.entries(installed.packages)) {
    if (!lock.packages[path]) return `${path} is no longer needed`;
    if (!suits(entry.os, process.platform) || !suits(entry.cpu, process.arch)) return `${path} is for another system`;
  }
  return undefined;
};

/** The project's own Node is about to be replaced, so npm runs on the Node that called it. */
const npmCommand = () => {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && node && existsSync(cli) && existsSync(node)) return { command: node, first: [cli] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", first: [] };
};

const runQuietly = (command, args, env) =>
  new Promise((resolve) => {
    const shell = command.endsWith(".cmd");
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code, output }));
  });

const withoutOwnBin = (path = "") =>
  path
    .split(process.platform === "win32" ? ";" : ":")
    .filter((folder) => folder !== join(root, "node_modules", ".bin"))
    .join(process.platform === "win32" ? ";" : ":");

const install = async (reason) => {
  console.log(`Installing the locked dependencies: ${reason}.`);
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000);
  const { command, first } = npmCommand();
  const args = [...first, "ci", "--loglevel=error", "--no-audit", "--no-fund", "--include=dev"];
  const { code, output } = await runQuietly(command, args, { ...process.env, PATH: withoutOwnBin(process.env.PATH) });
  clearInterval(ticker);
  if (code === 0) return console.log(`Installed in ${seconds()} s.`);
  console.error(output.trim());
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output);
  stop(
    offline
      ? "The dependencies could not be fetched: npm cannot reach its registry. Connect to the network and try again."
      : "The dependencies could not be installed; npm's own words are above.",
  );
};

const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** npm starts us through a shell, which does not end when npm is killed. */
const npmBehindShell = () => {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(parent)], { encoding: "utf8" });
  const [, pid] = /^\s*(\d+) .*setup\.mjs/.exec(stdout ?? "") ?? [];
  return Number(pid) || parent;
};

/** npm passes no signal on when it is ended by its id, and a server that nobody sees would keep the port. */
const endWithNpm = (child, npm) => {
  const look = () => (process.ppid !== parent || !runs(npm)) && child.kill("SIGTERM");
  setInterval(look, 1000).unref();
};

if (nodeIsTooOld(process.versions.node)) {
  stop(`Node ${oldest.join(".")} or later is needed, and this is ${process.versions.node}: see https://nodejs.org.`);
}
const lock = readJson(join(root, "package-lock.json"));
if (!lock) stop("package-lock.json is missing: restore it, since it says what to install.");
// Once npm is gone nobody can say any more which process it was.
const npm = process.env.npm_execpath && npmBehindShell();
const difference = firstDifference(lock, readJson(join(root, "node_modules", ".package-lock.json")));
if (difference) await install(difference);

const [script, ...args] = process.argv.slice(2);
if (script) {
  const { bin } = readJson(join(root, "node_modules", "node", "package.json"));
  const node = join(root, "node_modules", "node", typeof bin === "string" ? bin : bin.node);
  const child = spawn(node, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (npm) endWithNpm(child, npm);
  child.on("error", (error) => stop(`Node could not be started from node_modules: ${error.message}`));
  child.on("close", (code) => process.exit(code ?? 1));
}
