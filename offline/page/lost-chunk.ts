import { hashedFolder } from "../../site/addresses/published.ts";
import { goneForGood } from "../messages.ts";

const hashedFile = new RegExp(String.raw`(?:https?://[^/\s]+)?(/\S*${hashedFolder}\S+-[\w-]{8}\.(?:js|css))`);

/** Browsers name the file in the words of the error, or not at all. */
export const hashedFileIn = (message: string, base: string): string | undefined => {
  const [, path] = hashedFile.exec(message) ?? [];
  return path?.startsWith(base + hashedFolder) ? path : undefined;
};

/** Only a server's own word counts; a network that is away says nothing. */
const isGone = async (path: string): Promise<boolean> => {
  try {
    const { status } = await fetch(path, { method: "HEAD", cache: "no-store" });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
};

/** A part of the page that is loaded on demand may be gone from the server before there is a worker to keep it. */
export const watchLostChunks = () => {
  addEventListener("vite:preloadError", ({ payload }) => {
    const path = hashedFileIn(payload.message, import.meta.env.BASE_URL);
    if (path) void isGone(path).then((gone) => gone && dispatchEvent(new Event(goneForGood)));
  });
};
