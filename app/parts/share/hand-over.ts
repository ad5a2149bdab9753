export type ShareResult = "shared" | "copied" | "failed";

/** Without HTTPS there is no clipboard. */
export const copyText = async (text: string): Promise<ShareResult> => {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
};

/** The visitor closed the share menu, which is not an error. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Opens the native share menu on touch devices; with a mouse, copies the URL. */
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
  return copyText(url);
};
