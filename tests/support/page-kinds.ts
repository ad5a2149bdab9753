import { collectionPaths, mainPages, photoPaths } from "./owner.ts";
import { topics } from "./content.ts";

const seen = new Set<string>();

/** Whether a topic has a kind of block that no topic before it has. */
const bringsBlock = ({ blocks }: (typeof topics)[number]) => {
  const before = seen.size;
  for (const { kind } of blocks) seen.add(kind);
  return seen.size > before;
};

/** An owner that was made up for the tests is looked at once for each kind of block; a real one's pages all count. */
const looked = process.env["PAGES"] === "kinds" ? topics.filter(bringsBlock) : topics;

/** Every page that looks different from the others. Those of photos and of collections differ in their pictures alone: one will do. */
export const pageKinds = [
  ...mainPages,
  ...looked.map(({ path }) => path),
  ...collectionPaths.slice(0, 1),
  ...photoPaths.slice(0, 1),
];
