/** Search engines cut off longer descriptions. */
export const summaryLength = 170;

/** Search results and tabs cut off longer titles. */
export const titleLength = 80;

/** Slugs and paths become file names, which are limited to 255 bytes including the extension. */
export const nameLength = 100;

/** A shorter alt text doesn't describe what the picture shows. */
export const altLength = 8;
