export type ShareResult = "shared" | "copied" | "failed";

/** A page that came without encryption has no clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Whoever closes the device's menu without choosing wants nothing else; a menu that fails is another thing. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** The device's menu is for fingers; with a mouse an address is rather copied. */
export const shareAddress = async (title: string, address: string): Promise<ShareResult> => {
  const url = new URL(address, location.href).href;
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ title, url })) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (isClosed(error)) return "shared";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
};
