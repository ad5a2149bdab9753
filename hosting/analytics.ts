import { escapeHtml } from "../site/html.ts";
import type { Site } from "../site/schema/site.ts";

type WithAnalytics = Pick<Site, "analytics">;

/** The origins of the script and of its requests, for the security policy. */
export const analyticsSources = ({ analytics }: WithAnalytics): { script: string[]; connect: string[] } => {
  if (!analytics) return { script: [], connect: [] };
  const { origin } = new URL(analytics.script);
  return { script: [origin], connect: [...new Set([origin, ...analytics.connect])] };
};

export const insertAnalytics = (html: string, { analytics }: WithAnalytics, where: string): string => {
  if (!analytics) return html;
  const attributes = Object.entries({ ...analytics.attributes, src: analytics.script });
  const written = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  if (!html.includes("</head>")) throw new Error(`${where}: missing </head>, can't insert the analytics script`);
  return html.replace("</head>", () => `<script defer=""${written.join("")}></script></head>`);
};
