import { isListed } from "../pages.ts";
import type { Theme } from "../schema/theme.ts";
import type { Topic } from "../schema/topic.ts";
import { type Color, colorOf, cssColor } from "./color.ts";

type Shade = { lightness?: number; atLeast?: number; chroma?: number };

type Tone = Shade | { fixed: string };

/** Tones derived from a hue, for styles and checks. */
export const tones = {
  accent: { light: { lightness: 0.49, chroma: 0.85 }, dark: { lightness: 0.82 } },
  block: { light: {}, dark: { lightness: 0.255, chroma: 0.24 } },
  "on-block": { light: { fixed: "oklch(0.17 0.02 240)" }, dark: { atLeast: 0.8 } },
} satisfies Record<string, Record<"light" | "dark", Tone>>;

export const toneOf = (hue: Color, tone: Tone): Color => {
  if ("fixed" in tone) return colorOf(tone.fixed);
  const { lightness = hue.l, atLeast = 0, chroma = 1 } = tone;
  return { ...hue, l: Math.max(lightness, atLeast), c: hue.c * chroma };
};

export const toneCss = (tone: Tone): string => {
  if ("fixed" in tone) return tone.fixed;
  const { lightness, atLeast, chroma } = tone;
  if (lightness === undefined && atLeast === undefined) return "var(--topic)";
  const l = lightness ?? `max(l, ${atLeast})`;
  return `oklch(from var(--topic) ${l} ${chroma === undefined ? "c" : `calc(c * ${chroma})`} h)`;
};

/** At this lightness, text in the color night is readable on any hue. */
const generated = { mode: "oklch", l: 0.78, c: 0.14 } as const;

/** Steps by the golden angle spread any number of hues evenly. */
const goldenAngle = 137.508;

type WithHue = Pick<Topic, "hue"> & { tile?: unknown };

/** A topic's own hue, the theme's of that name, or one generated from its position on the blog index; otherwise the site's. */
export const topicHues = (topics: readonly WithHue[], { hue: ours, hues }: Pick<Theme, "hue" | "hues">): string[] =>
  topics.map((topic, index) => {
    if (topic.hue !== undefined) return hues[topic.hue] ?? topic.hue;
    return isListed(topic) ? cssColor({ ...generated, h: (38 + index * goldenAngle) % 360 }) : ours;
  });
