import { dirname, join } from "node:path";
import { eachText } from "../check/cross-check.ts";
import { type Content, contentFiles, topicFile } from "../load.ts";

/** Every picture that the content names, as a path from the project's root, each once. */
export const picturePaths = ({ topics, ...parts }: Content): string[] => {
  const found = new Set<string>();
  const search = (file: string, value: unknown) =>
    eachText(value, (text, key) => key === "imgUrl" && found.add(join(dirname(file), text)));
  for (const [name, value] of Object.entries(parts)) search(contentFiles[name as keyof typeof parts], value);
  for (const topic of topics) search(topicFile(topic.slug), topic);
  return [...found].toSorted();
};
