import { shortDescriptions } from "../../site/check/heads.ts";
import { outdatedIn } from "../../site/check/outdated.ts";
import { examinePictures } from "../../site/check/picture-files.ts";
import { howToAccept, placeholdersIn } from "../../site/check/placeholders.ts";
import { ContentError, listOf } from "../../site/check/problems.ts";
import { unlistedIn } from "../../site/check/unlisted.ts";
import { isDead, linksFile, readLinks } from "../../site/links.ts";
import { loadContent } from "../../site/load.ts";
import { openStudio } from "../../site/pictures/studio.ts";
import { sources } from "../../site/sources.ts";

/** Says what is worth knowing of content that is in order, and whether it may be published. */
export const tellContent = async (isPublished: boolean): Promise<boolean> => {
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
  const dead = Object.entries(readLinks()).flatMap(([url, entry]) => (isDead(entry) ? [`  ${url}`] : []));
  if (dead.length > 0) console.warn(`Shown as archived copies (${linksFile}):\n${dead.join("\n")}`);
  const placeholders = placeholdersIn(content, sources);
  if (placeholders.length === 0) return true;
  const count = placeholders.length === 1 ? "1 placeholder remains" : `${placeholders.length} placeholders remain`;
  const say = isPublished ? console.error : console.warn;
  say(`${isPublished ? "Not to be published yet: " : ""}${count}:\n${listOf(placeholders)}\n${howToAccept}`);
  return !isPublished;
};
