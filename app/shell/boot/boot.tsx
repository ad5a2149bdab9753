import { createContext, useContext } from "react";
import { type EntryContext, Scripts } from "react-router";
import { filesOf, offline } from "virtual:lively";
import { type BootPlan, planAttribute } from "./plan.ts";

export const Entry = createContext<EntryContext | undefined>(undefined);

/** Under a base path the router's paths include it. The home page has no name of its own for its data. */
const dataUrl = (pathname: string) =>
  pathname === import.meta.env.BASE_URL ? `${pathname}_.data` : `${pathname.replace(/\/$/, "")}.data`;

/** A setting that is off is as good as none, and a page's head is full. */
const settingsOf = (handoff: string): BootPlan["context"] => {
  const { isSpaMode: _off, ...settings } = JSON.parse(handoff) as {
    isSpaMode?: false;
    future?: Record<string, boolean>;
  };
  const future = Object.entries(settings.future ?? {}).filter(([, on]) => on);
  return { ...settings, future: Object.fromEntries(future) };
};

const planOf = (
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  lively: string[] = [],
): BootPlan => {
  const { matches, location } = staticHandlerContext;
  const shown = matches.map(({ route: { id } }) => {
    const entry = manifest.routes[id];
    if (!entry || entry.clientLoaderModule || entry.hydrateFallbackModule || !serverHandoffString) {
      throw new Error(`The framework hands the route ${id} over in a way that app/shell/boot does not know.`);
    }
    return { id, module: entry.module, imports: entry.imports ?? [] };
  });
  const named = new Set([manifest.url, manifest.entry.module, ...shown.map(({ module }) => module)]);
  const imports = [
    ...manifest.entry.imports,
    ...shown.flatMap((route) => route.imports),
    ...lively.flatMap((kind) => filesOf[kind]?.scripts ?? []),
  ];
  const others = [...new Set(imports)].filter((url) => !named.has(url));
  return {
    context: settingsOf(serverHandoffString ?? "{}"),
    routes: Object.fromEntries(shown.map(({ id, module }) => [id, module])),
    files: [dataUrl(location.pathname), manifest.url, manifest.entry.module, ...others],
    ...(lively.length > 0 ? { lively } : {}),
    ...(offline ? { offline } : {}),
  };
};

const textOf = (plan: BootPlan) => JSON.stringify(plan).replaceAll("<", String.raw`\u003c`);

/**
 * In place of the framework's `<Scripts>`, which would start the scripts while the page is still loading and write the
 * page's data into the page, where the same words stand already. The development server keeps `<Scripts>`; so does the
 * fallback page that the framework insists on and the build throws away.
 */
export const Boot = ({ lively }: { lively: string[] | undefined }) => {
  const entry = useContext(Entry);
  if (import.meta.env.DEV || (import.meta.env.SSR && entry?.isSpaMode)) return <Scripts />;
  // A browser takes the text as it stands, so the code that writes it stays here.
  const html = import.meta.env.SSR && entry ? textOf(planOf(entry, lively)) : "";
  return (
    <script
      type="application/json"
      {...{ [planAttribute]: "" }}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
};
