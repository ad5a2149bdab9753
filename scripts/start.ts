import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { serve } from "./serve.ts";

/** `npm start`: builds the site, in a process of its own that frees its memory, and serves it like a host. */
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
if (status === 0) await serve();
else process.exitCode = 1;
