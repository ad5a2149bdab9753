import { outdatedIn } from "../../site/check/dates.ts";
import { checkPictures } from "../../site/check/picture-files.ts";
import { howToAccept, placeholdersIn } from "../../site/check/placeholders.ts";
import { type Problem, listOf, tidy } from "../../site/check/problems.ts";
import { unlistedTopics } from "../../site/check/topics.ts";
import { isDead, linksFile, readLinks } from "../../site/links.ts";
import { loadContent } from "../../site/load.ts";
import { openPipeline } from "../../site/pictures/pipeline.ts";
import { sources } from "../../site/sources.ts";

/** Prints warnings about valid content, and returns whether it may be published. */
export const reportContent = async (isPublished: boolean): Promise<boolean> => {
  const content = loadContent();
  await checkPictures(content, sources, openPipeline({ root: process.cwd(), url: "/" }));
  const counts = { topic: content.topics.length, photo: content.photography?.photos.length ?? 0 };
  const sums = Object.entries(counts).map(([name, count]) => `${count} ${name}${count === 1 ? "" : "s"}`);
  const placeholders = tidy(placeholdersIn(content), sources);
  const isReady = !isPublished || placeholders.length === 0;
  if (isReady) console.log(`Content OK: ${sums.join(", ")}.`);
  const warn = (heading: string, found: Problem[]) => {
    if (found.length > 0) console.warn(`${heading}:\n${listOf(tidy(found, sources))}`);
  };
  warn("Not listed in topics.ts", unlistedTopics(sources));
  warn("Last checked more than a year ago", outdatedIn(content.topics));
  const dead = Object.entries(readLinks()).flatMap(([url, entry]) => (isDead(entry) ? [`  ${url}`] : []));
  if (dead.length > 0) console.warn(`Shown as archived copies (${linksFile}):\n${dead.join("\n")}`);
  if (placeholders.length === 0) return true;
  const count = placeholders.length === 1 ? "1 placeholder remains" : `${placeholders.length} placeholders remain`;
  const log = isPublished ? console.error : console.warn;
  log(`${isPublished ? "Not ready to publish: " : ""}${count}:\n${listOf(placeholders)}\n${howToAccept}`);
  return !isPublished;
};
