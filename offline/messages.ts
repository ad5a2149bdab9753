export type Hello = { type: "hello"; version: string };

/** A stale page belongs to a version that this worker has replaced. */
export type HelloAnswer = { version: string; stale: boolean };

/** The page and its pictures were shown before there was a worker to keep them. */
export type Seen = { type: "seen"; page: string; urls: string[] };

/** The worker says that a file of the page's own version is gone, here and on the server. */
export const goneForGood = "gone";

export const isHello = (data: unknown): data is Hello => hasType(data, "hello");

export const isSeen = (data: unknown): data is Seen => hasType(data, "seen");

const hasType = (data: unknown, type: string) =>
  typeof data === "object" && data !== null && "type" in data && data.type === type;
