import { lang } from "#words";
import { photoFacts as words } from "../words/photography.ts";
import { mediumDate } from "./dates.ts";
import type { PhotoInfo } from "../pictures/types.ts";
import { sizesOf } from "../pictures/sizes.ts";
import type { Slot } from "../pictures/slots.ts";
import type { PictureWithAlt } from "./view.ts";

/**
 * Row breaks depend only on the photos' ratios and the row's target ratio, which is constant between two breakpoints, so
 * they are computed at build time.
 */

const viewports = ["phone", "tablet", "desktop"] as const;

type Viewport = (typeof viewports)[number];

/** The target ratio of a row, width by height. */
const targets: Record<Viewport, number> = { phone: 1.9, tablet: 2.8, desktop: 3.7 };

/** The cost of empty space at the end of the last row: that of a row 1.5 times the target height. */
const emptyEnd = Math.log(1.5) ** 2;

/** The smallest gap between two photos, as a fraction of the viewport; see --space in app/ui/gallery/justified-rows.module.css. */
const gaps: Record<Viewport, number> = { phone: 0.0118, tablet: 0.007, desktop: 0.0047 };

type Row = { length: number; ratio: number };

/** A row's ratio includes empty space, which only the last row may have, and only if nothing follows. */
export const breakRows = (ratios: number[], target: number, followed = false): Row[] => {
  const best: { cost: number; rows: Row[] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let ratio = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      ratio += ratios[start] ?? 0;
      const before = best[start];
      if (!before) break;
      const filled = Math.log(ratio / target) ** 2;
      // The last row may end with empty space, unless it is one photo below other rows.
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

/** The stylesheet supports multiples of 1/128; the difference from the true ratio, under 1%, is cropped. */
export const nearestRatio = ({ width, height }: { width: number; height: number }) =>
  Math.min(Math.max(Math.round((width / height) * parts) / parts, 1 / 4), widest);

/** Wider panoramas are cropped at the sides, so they are drawn wider than their slot. */
const cropOf = (ratio: number) => (ratio < widest ? {} : { crop: { narrow: ratio, desktop: ratio } });

/** 3:2 is "1 1/2": the stylesheet adds up binary fractions, because style attributes are forbidden. */
export const shapeOf = (ratio: number) =>
  Array.from({ length: 10 }, (_, bit) => 2 ** (2 - bit))
    .filter((part) => Math.floor(ratio / part + 1e-9) % 2 === 1)
    .map((part) => (part >= 1 ? String(part) : `1/${1 / part}`))
    .join(" ");

/** Widths from the narrowest slot in a row to the viewer on a large screen. */
export const photoSlot: Slot = { phone: 0.34, tablet: 0.25, desktop: 0.2, max: 1030 };

/** If another page of photos follows, the last row is filled. */
export const arrange = <Photo extends PictureWithAlt>(photos: Photo[], followed = false, wanted = targets) => {
  const ratios = photos.map(({ picture }) => nearestRatio(picture));
  const shares = photos.map(() => ({ phone: 1, tablet: 1, desktop: 1 }));
  const ends = photos.map(() => [] as Viewport[]);
  const empty: { viewport: Viewport; shape: string }[] = [];

  for (const viewport of viewports) {
    let at = 0;
    for (const { length, ratio } of breakRows(ratios, wanted[viewport], followed)) {
      const free = 1 - (length - 1) * gaps[viewport];
      let used = 0;
      for (const share of shares.slice(at, at + length)) {
        used += ratios[at] ?? 0;
        share[viewport] = Math.round((free * 1000 * (ratios[at] ?? 0)) / ratio) / 1000;
        at += 1;
      }
      ends[at - 1]?.push(viewport);
      if (ratio - used > 1 / parts) empty.push({ viewport, shape: shapeOf(ratio - used) });
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

/** Omits what the EXIF data doesn't have. */
export const factsOf = (info: PhotoInfo, size?: { width: number; height: number }) => {
  const round = (value: number, digits = 1) =>
    value.toLocaleString(lang, { maximumFractionDigits: digits, useGrouping: false });
  const facts: [term: string, value: string | number | undefined][] = [
    [words.camera, info.camera],
    [words.lens, info.lens],
    [words.focalLength, info.focalLength && words.millimeters({ value: round(info.focalLength) })],
    [words.aperture, info.aperture && words.stop({ value: round(info.aperture, info.aperture < 1 ? 2 : 1) })],
    [words.exposure, info.exposure && words.seconds({ value: info.exposure })],
    [words.iso, info.iso],
    [words.taken, info.date && mediumDate(new Date(`${info.date}Z`), lang)],
    [words.dimensions, size && words.pixels({ width: size.width, height: size.height })],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value: String(value) }] : []));
};
