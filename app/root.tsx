import "./styles/main.css";
import { fonts, italic, paper } from "virtual:theme";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { atom, json } from "virtual:words/feed";
import { dir, lang } from "virtual:words/language";
import type { Route } from "./+types/root";
import { Offline } from "../offline/page/offline.tsx";
import { Failure } from "./routes/failure/failure.tsx";
import { Alive } from "./shell/boot/alive.tsx";
import { Boot } from "./shell/boot/boot.tsx";
import { LivelyStyles } from "./shell/boot/lively-styles.tsx";
import { EarlyScript, EndScript } from "./shell/early-script.tsx";
import { Footer } from "./shell/footer/footer.tsx";
import { useLateFonts } from "./shell/late-fonts.ts";
import { NavBar } from "./shell/nav-bar/nav-bar.tsx";
import { usePageKey } from "./shell/page-key.ts";
import { pageStyle } from "./shell/page.ts";
import { LetGo, RouteFocus } from "./shell/route-focus.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { getShell } from "./content.server.ts";

export const loader = () => getShell();

/** The shell's data is fixed at build: no navigation asks for it again. */
export const shouldRevalidate = () => false;

const base = import.meta.env.BASE_URL;

const fontLink = (href: string) => ({
  rel: "preload",
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

export const links: Route.LinksFunction = () => [
  ...fonts.map(fontLink),
  { rel: "icon", href: `${base}favicon.svg`, type: "image/svg+xml" },
  { rel: "icon", href: `${base}favicon.ico`, sizes: "32x32" },
  { rel: "apple-touch-icon", href: `${base}apple-touch-icon.png` },
  ...(import.meta.env.PROD ? [{ rel: "manifest", href: `${base}manifest.webmanifest` }] : []),
];

export const Layout = ({ children }: { children: ReactNode }) => {
  const shell = useRouteLoaderData<typeof loader>("root");
  const { topic, backgroundClass, bar = "paper", nav, range, remarks, lively, end } = pageStyle(useMatches());
  const page = usePageKey();
  useLateFonts(page);
  useScrollRestoration();
  return (
    <html lang={lang} dir={dir} data-bar-on={bar} data-topical={topic} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme: light)" suppressHydrationWarning />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme: dark)" suppressHydrationWarning />
        <EarlyScript />
        <Meta />
        <Links />
        {import.meta.env.SSR && italic && remarks && <link {...fontLink(italic)} />}
        {shell && (
          <>
            <link
              rel="alternate"
              href={`${base}feed.xml`}
              type="application/atom+xml"
              title={`${shell.title}, ${atom}`}
            />
            <link
              rel="alternate"
              href={`${base}feed.json`}
              type="application/feed+json"
              title={`${shell.title}, ${json}`}
            />
          </>
        )}
        <LivelyStyles kinds={lively} />
      </head>
      <body className={backgroundClass} data-topic={topic}>
        <SkipLink />
        {shell && <NavBar title={shell.title} long={shell.long} nav={shell.nav} store={shell.store} section={nav} />}
        <main id="main" key={page} tabIndex={-1}>
          {children}
        </main>
        {shell && (
          <Footer
            owner={shell.owner}
            links={shell.links}
            updated={shell.updated}
            year={shell.year}
            topics={shell.topics}
            here={range}
          />
        )}
        <LetGo page={page} />
        <RouteFocus page={page} />
        <Offline />
        <EndScript parts={end} />
        <Boot lively={lively} />
        <Alive />
      </body>
    </html>
  );
};

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = Failure;
