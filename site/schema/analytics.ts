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

/** The script runs on page load, without asking for consent. */
export const analyticsSchema = z.strictObject({
  script: scriptAddress,
  /** The script's attributes, such as data-domain. */
  attributes: z.record(textLike("a name such as data-domain", /^data-[\w-]+$/), literal).default({}),
  /** The origin that it sends to, if it isn't the script's. */
  connect: z.array(origin).default([]),
});
