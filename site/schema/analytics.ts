import { z } from "zod";
import { literal, textLike } from "./parts.ts";

const origin = textLike(
  "an address such as https://stats.example.com, without a path",
  (url) => /^https:\/\/[\w.-]+(:\d+)?$/.test(url) && URL.canParse(url),
);

const scriptAddress = textLike(
  "an address such as https://stats.example.com/script.js",
  (url) => /^https:\/\/[\w.-]+(:\d+)?\/[^\s"'<>;,]*$/.test(url) && URL.canParse(url),
);

/** The script runs as soon as a page is opened, and no visitor is asked. */
export const analyticsSchema = z.strictObject({
  script: scriptAddress,
  /** What the service wants its script to say, such as data-domain. */
  attributes: z.record(textLike("a name such as data-domain", /^data-[\w-]+$/), literal).default({}),
  /** Where it sends to, if not to where it comes from. */
  connect: z.array(origin).default([]),
});
