import { escapeHtml } from "../site/html.ts";
import type { Site } from "../site/schema/site.ts";

type Counter = { src: string; data: Record<string, string>; connect: string[] };

const counterOf = ({ analytics, url }: Pick<Site, "analytics" | "url">): Counter | undefined => {
  switch (analytics?.service) {
    case undefined:
      return undefined;
    case "plausible": {
      const { host = "https://plausible.io", domain = new URL(url).hostname } = analytics;
      return { src: `${host}/js/script.js`, data: { domain }, connect: [host] };
    }
    case "umami": {
      const { host, id, connect } = analytics;
      return { src: `${host}/script.js`, data: { "website-id": id }, connect: [host, ...connect] };
    }
    case "goatcounter": {
      const { code, host = `https://${code}.goatcounter.com` } = analytics;
      const src = code === undefined ? `${host}/count.js` : "https://gc.zgo.at/count.js";
      return { src, data: { goatcounter: `${host}/count` }, connect: [host] };
    }
    case "own":
      return { src: analytics.script, data: {}, connect: [new URL(analytics.script).origin, ...analytics.connect] };
  }
};

export const counterSources = (site: Pick<Site, "analytics" | "url">): { script: string[]; connect: string[] } => {
  const counter = counterOf(site);
  return counter
    ? { script: [new URL(counter.src).origin], connect: [...new Set(counter.connect)] }
    : { script: [], connect: [] };
};

export const insertCounter = (html: string, site: Pick<Site, "analytics" | "url">, where: string): string => {
  const counter = counterOf(site);
  if (!counter) return html;
  const data = Object.entries(counter.data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const tag = `<script defer=""${data.join("")} src="${escapeHtml(counter.src)}"></script>`;
  if (!html.includes("</head>")) throw new Error(`${where}: no </head> to put the counting script before.`);
  return html.replace("</head>", () => `${tag}</head>`);
};
