import { loadContent } from "../site/load.ts";

/** `npm run content`: says within a second whether the content would build. */
try {
  const content = loadContent();
  console.log(
    `Content is in order: ${content.topics.length} topics, ${content.photography?.photos.length ?? 0} photos.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
