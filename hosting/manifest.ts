import type { Site } from "../site/schema/site.ts";
import type { Screenshot } from "../site/icons/screenshots.ts";
import type { Theme } from "../site/schema/theme.ts";
import { underBase } from "../site/addresses/base-path.ts";
import { hexOf } from "../site/theme/color.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Browsers ignore more, with a warning. */
const maxShortcuts = 10;

type Options = { site: Site; theme: Theme; screenshots?: Screenshot[]; basePath: string };

export const manifestText = ({ site, theme: { paper }, screenshots = [], basePath }: Options): string => {
  const manifest = {
    id: basePath,
    name: site.title,
    short_name: site.shortTitle ?? site.title,
    description: site.description,
    lang: site.lang,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: hexOf(paper.light),
    theme_color: hexOf(paper.light),
    icons: [
      { src: "favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...[192, 512].map((size) => icon("icon", size, "any")),
      ...[192, 512].map((size) => icon("maskable", size, "maskable")),
    ],
    shortcuts: site.nav
      .filter(({ url }) => url.startsWith("/") && url !== "/")
      .slice(0, maxShortcuts)
      .map(({ title, url }) => ({ name: title, url: underBase(basePath, url), icons: [icon("icon", 192, "any")] })),
    ...(screenshots.length > 0 ? { screenshots } : {}),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
