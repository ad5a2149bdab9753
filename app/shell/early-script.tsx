import { earlyScript } from "virtual:early-script";

/** The browser never renders it anew, so the text is in the prerendered page alone. */
const text = import.meta.env.SSR ? earlyScript : "";

export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;

/**
 * A script waits for the styles, and with it the end of the page, at which Chromium lays out whatever has come: without it
 * that is a page with half of its styles, and all of it once more with them.
 */
export const EndScript = () => <script dangerouslySetInnerHTML={{ __html: "0" }} />;
