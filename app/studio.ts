import { pictureFolder } from "../site/addresses/published.ts";
import { openStudio } from "../site/pictures/studio.ts";

/** It knows files and no content, so a dev server keeps what it has found out when the content changes. */
export const studio = openStudio({ root: process.cwd(), url: import.meta.env.BASE_URL + pictureFolder });
