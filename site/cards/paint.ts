import type { Theme } from "../schema/theme.ts";
import { colorOf, hexOf } from "../theme/color.ts";
import { toneOf, tones } from "../theme/hues.ts";
import type { Paint } from "./words.ts";

export type Ground = "hue" | "paper" | "night";

type Given = { hue?: string | undefined; ground?: Ground | undefined; picture?: { stands: boolean } | undefined };

/** A page without a picture is paper, whatever its hue, as its masthead is. */
const groundOf = ({ hue, ground, picture }: Given): Ground => {
  if (!picture) return "paper";
  if (ground !== undefined) return ground;
  return hue === undefined && !picture.stands ? "night" : "hue";
};

/** Cards are seen beside others' in one theme, the light one. */
export const paintOf = (theme: Theme, given: Given): Paint => {
  const hue = colorOf(given.hue ?? theme.hue);
  const paints: Record<Ground, Paint> = {
    hue: { ground: hexOf(toneOf(hue, tones.block.light)), text: hexOf(toneOf(hue, tones["on-block"].light)) },
    paper: { ground: hexOf(theme.paper.light), text: hexOf(theme.ink.light) },
    night: { ground: hexOf(theme.night), text: hexOf(theme.ink.dark) },
  };
  return paints[groundOf(given)];
};
