/** A page sends this to each worker that takes control of it, with the pictures shown before it had one. */
export type PageMessage = { type: "hello"; version: string; displayed?: string[] };

/** "stale": the page is of another version than the worker. "gone": a file of the page is neither cached nor online. */
export type WorkerMessage = { type: "stale"; version: string } | { type: "gone" };
