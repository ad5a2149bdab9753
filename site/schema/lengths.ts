/** Search engines show no more characters of a text. */
export const summaryLength = 170;

/** Files are named after slugs and paths, and no system has room for names of more than 255 bytes, ending and all. */
export const nameLength = 100;

/** What is shorter names a thing, and says nothing of what is seen. */
export const altLength = 8;
