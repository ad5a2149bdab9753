import { z } from "zod";
import { differIn, expected } from "./messages.ts";
import { line, listOf, markdown, text, textLike } from "./parts.ts";

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
};

const place = z.strictObject({
  title: text,
  /** Degrees north; south is negative. */
  latitude: z.number().min(-90).max(90),
  /** Degrees east; west is negative, as everywhere in America. */
  longitude: z.number().min(-180).max(180),
  zone: textLike("a time zone such as America/Denver", isZone),
});

export const skyFields = {
  /** The initial day, such as 2026-11-03. */
  date: z.iso.date().refine((day) => day >= "1900" && day < "2101", expected("a day from 1900 to 2100")),
  /** Places to choose from; the first is the default. */
  places: listOf(place).superRefine(differIn("title")),
  text: markdown,
};

/** For a page without blocks. */
export const skySection = z.strictObject({
  title: text,
  intro: line.optional(),
  ...skyFields,
});
