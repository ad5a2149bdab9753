import { pictureFolder } from "../site/addresses/published.ts";
import { openPipeline } from "../site/pictures/pipeline.ts";

/** The picture pipeline depends on files, not on content, so the dev server keeps it when content changes. */
export const pipeline = openPipeline({ root: process.cwd(), url: import.meta.env.BASE_URL + pictureFolder });
