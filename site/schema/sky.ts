import { z } from "zod";
import { line, markdown, say, text } from "./parts.ts";

const degrees = (most: number) => {
  const remedy = say(`expected degrees from -${most} to ${most}`);
  return z.number(remedy).min(-most, remedy).max(most, remedy);
};

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
};

const place = z.strictObject({
  title: text,
  latitude: degrees(90).describe("Degrees north; south is negative."),
  longitude: degrees(180).describe("Degrees east; west is negative, as everywhere in America."),
  zone: z
    .string(say("expected a time zone such as America/Denver"))
    .refine(isZone, say("expected a time zone such as America/Denver")),
});

export const skyFields = {
  date: z.iso
    .date(say("expected a day such as 2026-11-03"))
    .refine((day) => day >= "1900" && day < "2101", say("expected a day from 1900 to 2100"))
    .describe("The day that is drawn until a visitor chooses another, such as 2026-11-03."),
  places: z
    .array(place)
    .min(1, "expected at least one place")
    .superRefine((places, { addIssue }) => {
      places.forEach(({ title }, index) => {
        if (places.findIndex((other) => other.title === title) === index) return;
        const message = `expected a title of its own, got "${title}" again`;
        addIssue({ code: "custom", path: [index, "title"], message });
      });
    })
    .describe("Places to choose from; the first is drawn when the page is made."),
  text: markdown.describe("What the times mean and what they cannot know; shown under them."),
};

/** The same on a page that is not made of blocks. */
export const skySection = z.strictObject({
  title: text,
  intro: line.optional().describe("A line under the heading, in the margin."),
  ...skyFields,
});
