import { earlyScript, holdScript } from "virtual:early-script";

/** The browser never renders it anew, so the text is in the prerendered page alone. */
const textFor = (holds: boolean) => {
  if (!import.meta.env.SSR) return "";
  return holds ? `${earlyScript}\n${holdScript}` : earlyScript;
};

export const EarlyScript = ({ holds = false }: { holds?: boolean | undefined }) => (
  <script dangerouslySetInnerHTML={{ __html: textFor(holds) }} suppressHydrationWarning />
);
