import { directionOf } from "../site/words/direction.ts";
import { bar as words } from "../site/words/shell.ts";
import { hexOf } from "../site/theme/color.ts";
import { Island } from "./islands/island.tsx";
import type { Page } from "./page.ts";
import { content } from "./site.ts";
import { Footer } from "./shell/footer/footer.tsx";
import { Head } from "./shell/head.tsx";
import { NavBar } from "./shell/nav-bar/nav-bar.tsx";
import { Notice } from "./shell/notice/notice.tsx";
import styles from "./shell/skip-link.module.css";

/** The files that every page references. */
export type Assets = {
  /** The inline script that runs before the first paint. */
  early: string;
  styles: string[];
  /** The dev server's module that loads the styles. */
  stylesEntry?: string;
  /** The module that hydrates islands, and its imports. */
  hydrate: string[];
  fonts: string[];
  italic?: string | undefined;
  /** The URL of a script in app/, a module. */
  script: (file: string) => string;
  /** The URL of the search list. */
  search: string;
};

const { lang } = content.site;
const { paper } = content.theme;

export const Document = ({ page: { head, options, view }, assets }: { page: Page; assets: Assets }) => {
  const { topic, backgroundClass, bar = "paper", nav, footerHighlight, inFrame = false, italic, script } = options;
  const [hydrate, ...needed] = assets.hydrate;
  return (
    <html lang={lang} dir={directionOf(lang)} data-bar-on={bar}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={hexOf(paper.light)} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={hexOf(paper.dark)} media="(prefers-color-scheme: dark)" />
        {!inFrame && <script dangerouslySetInnerHTML={{ __html: assets.early }} />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {[...assets.fonts, ...(italic && assets.italic ? [assets.italic] : [])].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Head {...head} />
      </head>
      <body className={backgroundClass} data-topic={topic}>
        {assets.stylesEntry && <script type="module" src={assets.stylesEntry} />}
        {inFrame ? (
          <main>{view}</main>
        ) : (
          <>
            <a className={styles.skip} href="#main" data-print="none">
              {words.skip}
            </a>
            <NavBar section={nav} path={head.path} />
            <main id="main" tabIndex={-1}>
              {view}
            </main>
            <Footer highlight={footerHighlight} />
            <Notice />
            <Island name="search" hydrate="click" props={{ list: assets.search }} />
            <script
              type="module"
              src={assets.script("app/shell/shell.client.ts")}
              data-hydrate={hydrate}
              data-files={needed.join(" ")}
            />
            {script && <script type="module" src={assets.script(script)} />}
          </>
        )}
      </body>
    </html>
  );
};
