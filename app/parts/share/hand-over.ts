export type ShareState = "idle" | "copied" | "failed";

type Shared = { title: string; url: string };

/** A page that came without encryption has no clipboard. */
export type Platform = {
  share?: (shared: Shared) => Promise<void>;
  canShare?: (shared: Shared) => boolean;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

export const copyText = async (text: string, { clipboard }: Platform = navigator): Promise<boolean> => {
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
};

const copied = async (url: string, platform: Platform): Promise<ShareState> =>
  (await copyText(url, platform)) ? "copied" : "failed";

export const handOver = async (shared: Shared, platform: Platform, wantsMenu: boolean): Promise<ShareState> => {
  if (!wantsMenu || !platform.share || platform.canShare?.(shared) === false) return copied(shared.url, platform);
  try {
    await platform.share(shared);
    return "idle";
  } catch (error) {
    // Who closes the menu without choosing wants nothing else; a menu that fails is another thing.
    return error instanceof DOMException && error.name === "AbortError" ? "idle" : copied(shared.url, platform);
  }
};

/** The device's menu is for fingers; with a mouse an address is rather copied. */
export const shareAddress = (title: string, address: string): Promise<ShareState> => {
  const url = new URL(address, location.href).href;
  return handOver({ title, url }, navigator as Platform, matchMedia("(pointer: coarse)").matches);
};
