import { earlyScript } from "virtual:early-script";

/** The browser never renders it anew, so the text is in the prerendered page alone. */
const text = import.meta.env.SSR ? earlyScript : "";

export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />;
