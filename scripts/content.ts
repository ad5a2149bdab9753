import { parseArgs } from "node:util";
import { openRunner } from "../render/runner.ts";

/**
 * `npm run content`: checks in a few seconds whether the content would build. With `-- --publish`, placeholders count as
 * errors.
 */
const check = async (): Promise<boolean> => {
  const { values } = parseArgs({ options: { publish: { type: "boolean", default: false } } });
  const { server, load } = await openRunner();
  try {
    const { reportContent } = await load<typeof import("./lib/report-content.ts")>("/scripts/lib/report-content.ts");
    return await reportContent(values.publish);
  } finally {
    await server.close();
  }
};

// Only the dev server shows drafts.
process.env["NODE_ENV"] = "production";

try {
  if (!(await check())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
