/** Search engines show no more characters of a text. */
export const summaryLength = 170;

/** Search results and tabs show no more of a title before the site's name. */
export const titleLength = 80;

/** Files are named after slugs and paths, and no system has room for names of more than 255 bytes, ending and all. */
export const nameLength = 100;

/** What is shorter names a thing, and says nothing of what is seen. */
export const altLength = 8;
