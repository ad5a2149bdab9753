import { resolve } from "node:path";
import { build } from "../render/build.ts";

/** `npm run build`: builds the site into build/client, or into client/ of the folder that BUILD_DIR names. */

process.env["NODE_ENV"] = "production";

try {
  await build(resolve(process.env["BUILD_DIR"] || "build", "client"));
} catch (error) {
  // Show content errors as a message, others with their stack trace.
  const isKnown = error instanceof Error && (error.name === "ContentError" || /^[A-Z_]+: expected/.test(error.message));
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
