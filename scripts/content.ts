import { openRunner } from "../render/runner.ts";

/**
 * `npm run content`: says within a few seconds whether the content would build. With `-- --publish` the placeholders
 * are mistakes too.
 */
const given = process.argv.slice(2);
const unknown = given.find((option) => option !== "--publish");

const examine = async (): Promise<boolean> => {
  const { server, load } = await openRunner();
  try {
    const { reportContent } = await load("/scripts/lib/report-content.ts");
    return await reportContent(given.length > 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    await server.close();
  }
};

if (unknown !== undefined) {
  console.error(`"${unknown}" is no option here. Say: npm run content, or npm run content -- --publish`);
  process.exitCode = 1;
} else if (!(await examine())) process.exitCode = 1;
