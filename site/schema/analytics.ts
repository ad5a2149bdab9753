import { z } from "zod";
import { literal, say } from "./parts.ts";

const origin = z
  .string(say("expected an address such as https://stats.example.com"))
  .regex(/^https:\/\/[\w.-]+(:\d+)?$/, say("expected an address such as https://stats.example.com, without a path"))
  .refine((url) => URL.canParse(url), say("expected an address such as https://stats.example.com"));

const scriptAddress = z
  .string(say("expected an address such as https://stats.example.com/script.js"))
  .regex(
    /^https:\/\/[\w.-]+(:\d+)?\/[^\s"'<>;,]*$/,
    say("expected an address such as https://stats.example.com/script.js"),
  )
  .refine((url) => URL.canParse(url), say("expected an address such as https://stats.example.com/script.js"));

/** The service's script comes from there as soon as a page is opened, and no visitor is asked. */
export const analyticsSchema = z.discriminatedUnion("service", [
  z.strictObject({
    service: z.literal("plausible"),
    domain: literal.optional().describe("The site's name at the service; the host of url when left out."),
    host: origin.optional().describe("Your own server; https://plausible.io when left out."),
  }),
  z.strictObject({
    service: z.literal("umami"),
    id: literal.describe("The website's id at the service."),
    host: origin.describe("Your own server, or https://cloud.umami.is."),
    connect: z.array(origin).default([]).describe("Further addresses that its script sends to."),
  }),
  z
    .strictObject({
      service: z.literal("goatcounter"),
      code: z
        .string()
        .regex(/^[a-z0-9-]+$/, say("expected your code, the my-site of my-site.goatcounter.com"))
        .optional()
        .describe("Your code at goatcounter.com."),
      host: origin.optional().describe("Your own server, in place of a code."),
    })
    .refine(({ code, host }) => (code === undefined) !== (host === undefined), {
      path: ["code"],
      error: "expected either code, for goatcounter.com, or host, for your own server",
    }),
  z.strictObject({
    service: z.literal("own"),
    script: scriptAddress.describe("The script of any other service."),
    connect: z.array(origin).default([]).describe("Where it sends to, if not to where it comes from."),
  }),
]);
