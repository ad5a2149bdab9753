/** A page greets each worker that takes charge of it. Pictures were shown before there was a worker to keep them. */
export type Hello = { type: "hello"; version: string; seen?: string[] };

/** A stale page is of another version than the worker; what is gone is a file of a page, here and on the server. */
export type Answer = { type: "stale"; version: string } | { type: "gone" };

export const isHello = (data: unknown): data is Hello =>
  typeof data === "object" && data !== null && "type" in data && data.type === "hello";
