import { resolve } from "node:path";
import { buildFolder } from "../render/build-folder.ts";

/** `npm run build`: builds the site into build/client. */

process.env["NODE_ENV"] = "production";

try {
  const { build } = await import("../render/build.ts");
  await build(resolve(buildFolder(process.cwd()), "client"));
} catch (error) {
  // Show content errors as a message, others with their stack trace.
  const isKnown = error instanceof Error && (error.name === "ContentError" || /^[A-Z_]+: expected/.test(error.message));
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
