import { mainPages, photoPaths, topicPaths } from "../../site/paths.ts";

/** Every page that looks different from the others. The pages of photos differ in their pictures alone: one will do. */
export const pageKinds = [...mainPages, ...topicPaths, ...photoPaths.slice(0, 1)];
