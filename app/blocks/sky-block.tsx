import { type ComponentType, createElement, lazy } from "react";
import type { SkyView } from "../../site/compile/view.ts";

const open = async () => {
  const { doors } = await import("./doors.ts");
  return (await doors.sky()).Block;
};

/** As in lively.tsx, for a page that shows no other block: that file would be cut out of the topics' script for it. */
const shows: { Sky: ComponentType<SkyView> } = { Sky: lazy(async () => ({ default: await open() })) };

export const prepareSky = async () => {
  shows.Sky = await open();
};

export const SkyBlock = (block: SkyView) => createElement(shows.Sky, block);
