import { lang } from "#words";
import { photoFacts as words } from "../words/photography.ts";
import { mediumDate } from "./dates.ts";
import type { PhotoInfo } from "../pictures/types.ts";
import { sizesOf } from "../pictures/sizes.ts";
import type { Slot } from "../pictures/slots.ts";
import type { Shown } from "./view.ts";

/**
 * Where rows break depends only on the ratios and on how wide a row is for its height. That is the same for every
 * window between two breakpoints: it is decided here, and no browser has to measure anything.
 */

const windows = ["phone", "tablet", "desktop"] as const;

type Window = (typeof windows)[number];

/** A row wants to be so many times as wide as high. */
const targets: Record<Window, number> = { phone: 1.9, tablet: 2.8, desktop: 3.7 };

/** An empty end of the last row costs as much as a row half as high again as it wants to be. */
const emptyEnd = Math.log(1.5) ** 2;

/** A gap between two photos takes at least this share of the window; see --space in gallery.module.css. */
const gaps: Record<Window, number> = { phone: 0.0118, tablet: 0.007, desktop: 0.0047 };

type Row = { length: number; ratio: number };

/** A row's ratio includes its empty end, which only the last one may have, and only where nothing follows. */
export const breakRows = (ratios: number[], target: number, followed = false): Row[] => {
  const best: { cost: number; rows: Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let ratio = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      ratio += ratios[start] ?? 0;
      const before = best[start];
      if (!before) break;
      const filled = Math.log(ratio / target) ** 2;
      // A single photo would look lost there.
      const isLast = !followed && end === ratios.length && (start < end - 1 || start === 0);
      const cut = isLast && ratio < target && emptyEnd < filled;
      const cost = before.cost + (cut ? emptyEnd : filled);
      if (cost < (best[end]?.cost ?? Infinity)) {
        best[end] = { cost, rows: [...before.rows, { length: end - start, ratio: cut ? target : ratio }] };
      }
    }
  }
  return best.at(-1)?.rows ?? [];
};

const parts = 128;

const widest = 8 - 1 / parts;

/** The stylesheet knows multiples of 1/128; the difference to the true ratio, under 1 %, is cropped. */
export const nearestRatio = ({ width, height }: { width: number; height: number }) =>
  Math.min(Math.max(Math.round((width / height) * parts) / parts, 1 / 4), widest);

/** A panorama wider than that is cropped at its sides, so it is drawn wider than its place. */
const cropOf = (ratio: number) => (ratio < widest ? {} : { crop: { narrow: ratio, desktop: ratio } });

/** 3:2 is "1 1/2": a stylesheet adds up the binary parts, since no style attribute may hold a number. */
export const shapeOf = (ratio: number) =>
  Array.from({ length: 10 }, (_, bit) => 2 ** (2 - bit))
    .filter((part) => Math.floor(ratio / part + 1e-9) % 2 === 1)
    .map((part) => (part >= 1 ? String(part) : `1/${1 / part}`))
    .join(" ");

/** The widths go from the narrowest place in a row to the viewer on a large screen. */
export const photoSlot: Slot = { phone: 0.34, tablet: 0.25, desktop: 0.2, max: 1030 };

/** Photos that are followed by those of another page fill their last row. */
export const arrange = <Photo extends Shown>(photos: Photo[], followed = false, wanted = targets) => {
  const ratios = photos.map(({ picture }) => nearestRatio(picture));
  const shares = photos.map(() => ({ phone: 1, tablet: 1, desktop: 1 }));
  const ends = photos.map(() => [] as Window[]);
  const empty: { window: Window; shape: string }[] = [];

  for (const window of windows) {
    let at = 0;
    for (const { length, ratio } of breakRows(ratios, wanted[window], followed)) {
      const free = 1 - (length - 1) * gaps[window];
      let used = 0;
      for (const share of shares.slice(at, at + length)) {
        used += ratios[at] ?? 0;
        share[window] = Math.round((free * 1000 * (ratios[at] ?? 0)) / ratio) / 1000;
        at += 1;
      }
      ends[at - 1]?.push(window);
      if (ratio - used > 1 / parts) empty.push({ window, shape: shapeOf(ratio - used) });
    }
  }

  return {
    photos: photos.map((photo, index) => ({
      ...photo,
      picture: {
        ...photo.picture,
        sizes: sizesOf(
          { ...(shares[index] ?? photoSlot), max: Infinity, ...cropOf(ratios[index] ?? 1) },
          photo.picture.width / photo.picture.height,
        ),
      },
      shape: shapeOf(ratios[index] ?? 1),
      ends: ends[index]?.join(" ") ?? "",
    })),
    empty,
  };
};

/** Only what is known is named, so a photo without EXIF has a short list. */
export const factsOf = (info: PhotoInfo, size?: { width: number; height: number }) => {
  const round = (value: number, digits = 1) =>
    value.toLocaleString(lang, { maximumFractionDigits: digits, useGrouping: false });
  const facts: [term: string, value: string | number | undefined][] = [
    [words.camera, info.camera],
    [words.lens, info.lens],
    [words.focalLength, info.focalLength && words.millimetres({ value: round(info.focalLength) })],
    [words.aperture, info.aperture && words.stop({ value: round(info.aperture, info.aperture < 1 ? 2 : 1) })],
    [words.exposure, info.exposure && words.seconds({ value: info.exposure })],
    [words.iso, info.iso],
    [words.taken, info.date && mediumDate(new Date(`${info.date}Z`), lang)],
    [words.dimensions, size && words.pixels({ width: size.width, height: size.height })],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value: String(value) }] : []));
};
