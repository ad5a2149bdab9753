/** As much of a text as search engines show, in characters. */
export const summaryLength = 170;
