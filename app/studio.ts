import { pictureFolder } from "../site/addresses/published.ts";
import { openStudio } from "../site/pictures/studio.ts";

/** The picture pipeline depends on files, not on content, so the dev server keeps it when content changes. */
export const studio = openStudio({ root: process.cwd(), url: import.meta.env.BASE_URL + pictureFolder });
