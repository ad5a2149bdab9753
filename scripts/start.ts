import { resolve } from "node:path";
import { buildFolder } from "../framework/build-folder.ts";
import { chosenPort, portFault } from "./lib/port.ts";
import { buildSite } from "./lib/build.ts";
import { root, seconds } from "./lib/run.ts";
import { startServing } from "./serve.ts";

/** `npm start`: builds the site and serves what was built as production does. */
const began = performance.now();
const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const host = process.env["HOST"] ?? "localhost";
const port = chosenPort(process.env["PORT"]);
if (typeof port === "string") stop(port);
else {
  const fault = await portFault(port, host);
  if (fault !== undefined) stop(fault);
  console.log("Building the site …");
  const { code } = await buildSite();
  if (code !== 0) stop("The build failed; what it said is above.");
  const address = await startServing(resolve(root, buildFolder(root), "client"), port, host);
  // Stopping a server is no failure.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.prependListener(signal, () => process.exit(0));
  console.log(`\nReady in ${seconds(began)}: ${address}\nStop with Ctrl+C.`);
}
