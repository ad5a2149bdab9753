/** Search engines show no more characters of a text. */
export const summaryLength = 170;
