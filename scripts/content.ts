import { shortDescriptions } from "../site/check/heads.ts";
import { outdatedIn } from "../site/check/outdated.ts";
import { examinePictures } from "../site/check/picture-files.ts";
import { howToAccept, placeholdersIn } from "../site/check/placeholders.ts";
import { ContentError, listOf } from "../site/check/problems.ts";
import { loadContent } from "../site/load.ts";
import { unlistedIn } from "../site/check/unlisted.ts";
import { openStudio } from "../site/pictures/studio.ts";
import { sources } from "../site/sources.ts";

/**
 * `npm run content`: says within a second or two whether the content would build. With `-- --publish` the placeholders
 * are mistakes too.
 */
const given = process.argv.slice(2);
const strange = given.find((option) => option !== "--publish");

const tell = async (isPublished: boolean) => {
  const content = loadContent();
  const problems = await examinePictures(content, sources, openStudio({ root: process.cwd(), url: "/" }));
  if (problems.length > 0) throw new ContentError(problems);
  const counts = { topic: content.topics.length, photo: content.photography?.photos.length ?? 0 };
  const told = Object.entries(counts).map(([name, count]) => `${count} ${name}${count === 1 ? "" : "s"}`);
  console.log(`Content is in order: ${told.join(", ")}.`);
  const unlisted = unlistedIn(sources);
  if (unlisted.length > 0) console.warn(`Written, but not on the list:\n${listOf(unlisted)}`);
  const outdated = outdatedIn(content, sources);
  if (outdated.length > 0) console.warn(`To be looked up again:\n${listOf(outdated)}`);
  const short = shortDescriptions(content, sources);
  if (short.length > 0) console.warn(`Short for a search result:\n${listOf(short)}`);
  const placeholders = placeholdersIn(content, sources);
  if (placeholders.length > 0) {
    const count = placeholders.length === 1 ? "1 placeholder remains" : `${placeholders.length} placeholders remain`;
    const say = isPublished ? console.error : console.warn;
    say(`${isPublished ? "Not to be published yet: " : ""}${count}:\n${listOf(placeholders)}\n${howToAccept}`);
    if (isPublished) process.exitCode = 1;
  }
};

try {
  if (strange === undefined) await tell(given.length > 0);
  else {
    console.error(`"${strange}" is no option here. Say: npm run content, or npm run content -- --publish`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
