/** The event carries how often there has been other content. */
export const contentEvent = "ridgeline:content";

/** An open page shows what it was told of. */
export const shownEvent = "ridgeline:shown";

export const mendedEvent = "ridgeline:mended";

export const madeEvent = "ridgeline:made";

export const timingName = "content";
