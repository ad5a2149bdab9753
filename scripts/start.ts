import { resolve } from "node:path";
import { addressFrom, checkPort } from "./lib/port.ts";
import { root, run, seconds } from "./lib/run.ts";
import { startServing } from "./serve.ts";

/** `npm start`: builds the site and serves it like a host. */

const began = performance.now();
try {
  const address = addressFrom({}, process.env);
  await checkPort(address);
  console.log("Building the site …");
  const { code } = await run(process.execPath, [resolve(root, "scripts/build.ts")], { live: true });
  if (code !== 0) throw new Error("The build failed. See the output above.");
  const url = await startServing(resolve(root, process.env["BUILD_DIR"] || "build", "client"), address);
  // Stopping the server isn't a failure.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.prependListener(signal, () => process.exit(0));
  console.log(`\nReady in ${seconds(began)}: ${url}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
