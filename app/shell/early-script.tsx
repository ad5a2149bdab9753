import { scripts } from "virtual:early-script";
import type { EndPart } from "./page.ts";

/** The browser never renders them anew, so their texts are in the prerendered page alone. */
const isMade = import.meta.env.SSR;

const Inline = ({ text }: { text: string }) => (
  <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
);

export const EarlyScript = () => <Inline text={isMade ? scripts.early : ""} />;

/**
 * A script waits for the styles, and with it the end of the page, at which Chromium lays out whatever has come: without it
 * that is a page with half of its styles, and all of it once more with them. What only some pages need stands here too.
 */
export const EndScript = ({ parts }: { parts: EndPart[] | undefined }) => (
  <Inline text={(isMade && parts?.map((part) => scripts[part]).join(";\n")) || "0"} />
);
