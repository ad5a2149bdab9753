/** What the dev server and an open page tell each other. */

/** There is other content; with it goes how often that was said. */
export const contentEvent = "ridgeline:content";

/** A page says which content it was made with. */
export const madeEvent = "ridgeline:made";

/** The header by which a page learns of it. */
export const timingName = "content";
