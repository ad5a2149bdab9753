import { z } from "zod";
import { expected } from "./messages.ts";
import { literal } from "./parts.ts";

const origin = z
  .string(expected("an address such as https://stats.example.com"))
  .regex(/^https:\/\/[\w.-]+(:\d+)?$/, expected("an address such as https://stats.example.com, without a path"))
  .refine((url) => URL.canParse(url), expected("an address such as https://stats.example.com"));

const scriptAddress = z
  .string(expected("an address such as https://stats.example.com/script.js"))
  .regex(/^https:\/\/[\w.-]+(:\d+)?\/[^\s"'<>;,]*$/, expected("an address such as https://stats.example.com/script.js"))
  .refine((url) => URL.canParse(url), expected("an address such as https://stats.example.com/script.js"));

/** The script runs as soon as a page is opened, and no visitor is asked. */
export const analyticsSchema = z.strictObject({
  script: scriptAddress,
  /** What the service wants its script to say, such as data-domain. */
  attributes: z.record(z.string().regex(/^data-[\w-]+$/, expected("a name such as data-domain")), literal).default({}),
  /** Where it sends to, if not to where it comes from. */
  connect: z.array(origin).default([]),
});
