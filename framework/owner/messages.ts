/** The event carries how often there has been other content. */
export const contentEvent = "ridgeline:content";

export const mendedEvent = "ridgeline:mended";

export const madeEvent = "ridgeline:made";

export const timingName = "content";
