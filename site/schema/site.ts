import { z } from "zod";
import { detailBlock } from "./blocks.ts";
import { analyticsSchema } from "./analytics.ts";
import { photographySchema } from "./photography.ts";
import { redirectsSchema } from "./redirects.ts";
import { themeSchema } from "./theme.ts";
import { differIn, expected } from "./messages.ts";
import { address, drawingPath, listOf, literal, page, pictureFields, project, slug, summary, text } from "./parts.ts";
import { wordsSchema } from "./words.ts";

const siteAddress = expected("an address such as https://ridgeline.example.com, without a slash or path");

const httpAddress = z
  .string(siteAddress)
  .regex(/^https:\/\/[^\s/?#@]+$/, siteAddress)
  .refine((url) => URL.canParse(url), siteAddress);

/** RFC 9116 wants a URI: programs that look for the address read nothing else. */
const securityContact = expected("mailto:me@example.com, https://… or tel:…");

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A word such as german has the form of a tag, and is none. */
const isLanguage = (tag: string) => {
  try {
    return languageNames.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
};

const language = z.string().refine(isLanguage, expected("the tag of a language such as en, de or pt-BR"));

const siteSchema = z.strictObject({
  lang: language.default("en").describe("The language of the site: a tag such as en, de, pt-BR or ar."),
  title: text.max(40).describe("The site's name."),
  shortTitle: text.optional().describe("A shorter form of the name, for under an icon on a phone."),
  tagline: text,
  description: summary,
  url: httpAddress.describe("Where the site is published, without a slash at the end."),
  owner: z.strictObject({
    name: text.describe("Shown in the footer, after ©."),
    url: address.optional().describe("Where the copyright link leads; the site itself when left out."),
    email: z.email().optional().describe("Where the contact form sends its messages."),
  }),
  nav: z
    .array(z.strictObject({ title: text, url: address }))
    .default([])
    .describe("The links of the bar."),
  store: z.strictObject({ title: text, url: address }).optional().describe("The last link of the bar."),
  referral: z.strictObject({ title: text, url: address, comment: text }).optional(),
  cover: z
    .strictObject(pictureFields)
    .optional()
    .describe("The range on the home page: a picture with a transparent sky. Without it a ridge is drawn."),
  screenshots: z
    .array(z.strictObject(pictureFields))
    .optional()
    .describe("Pictures of the site, upright and wide, which a device shows before it installs it."),
  statement: text.optional().describe("The sentence on the home page."),
  ways: z
    .array(z.strictObject({ title: text, url: address, comment: text, ...pictureFields, hue: slug }))
    .default([])
    .describe("The ways into the site, on the home page."),
  blog: z
    .strictObject({ title: text, description: summary.optional(), lede: text.optional() })
    .default({ title: "Blog" })
    .describe("The page with all topics."),
  footer: z
    .array(z.strictObject({ title: text, url: address }))
    .default([])
    .describe("Links at the foot of every page: a colophon, a CV."),
  accept: z
    .array(literal)
    .optional()
    .describe(
      "Placeholders that may be published as they are: addresses or words, or 'sample' for the sample's pages.",
    ),
  form: z
    .strictObject({
      action: z
        .string()
        .regex(/^https:\/\/\S+$/, expected("an address such as https://formspree.io/{email}"))
        .describe("The form service. {email} becomes the owner's email, {id} the form's id."),
      id: literal.optional().describe("The form's id at the service, when its address wants one."),
      fields: z.strictObject({ email: literal, subject: literal, message: literal, honeypot: literal }),
      hidden: z.record(z.string(), z.string()).describe("Fields sent along unseen."),
      thanks: z
        .strictObject({ field: literal, url: page })
        .optional()
        .describe("Where the service returns to, if it can."),
    })
    .optional()
    .describe("The contact page's form; without it the page shows the owner's address."),
  security: z
    .strictObject({
      contact: literal
        .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/, { ...securityContact, abort: true })
        .refine((contact) => URL.canParse(contact), securityContact)
        .describe("Where to report a weakness: mailto:…, https://… or tel:…"),
      expires: z.iso
        .date()
        .optional()
        .describe("The day on which security.txt runs out, at least 30 days ahead; without it each build sets one."),
    })
    .optional()
    .describe("For /.well-known/security.txt; without it there is none."),
  analytics: analyticsSchema.optional().describe("A service that counts visits, by its script. None when left out."),
});

const socialSchema = z
  .array(
    z.strictObject({
      id: slug.describe("The icon: a name of simpleicons.org, or 'contact'; with an icon of your own, any short name."),
      icon: drawingPath.optional().describe("An icon of your own: an SVG beside this file, of shapes in one color."),
      title: text,
      url: address,
      comment: text.optional(),
    }),
  )
  .superRefine(differIn("id"));

const details = z.strictObject({
  title: text.describe("What there is to read, such as: How the rain carves the mountains."),
  blocks: listOf(detailBlock),
});

const engineeringProject = project.extend({
  details: details.optional().describe("Opens under the projects of its section."),
});

const engineeringSchema = z.strictObject({
  title: text,
  description: summary,
  lede: text.optional(),
  masthead: z.strictObject(pictureFields).optional(),
  sections: z
    .array(z.strictObject({ name: text, intro: text.optional(), projects: z.array(engineeringProject).default([]) }))
    .default([]),
});

const contactSchema = z.strictObject({
  title: text,
  description: summary,
  heading: text,
  intro: text.optional(),
  openings: z
    .array(z.strictObject({ title: text, subject: text, comment: text.optional() }))
    .max(3, "expected at most three openings")
    .default([])
    .describe("What visitors write about most: each fills the subject of the form."),
  answer: text.optional().describe("When an answer can be expected."),
});

export const contentSchemas = {
  site: siteSchema,
  social: socialSchema,
  engineering: engineeringSchema,
  contact: contactSchema,
  photography: photographySchema,
  redirects: redirectsSchema,
  words: wordsSchema,
  theme: themeSchema,
};

export type Site = z.infer<typeof siteSchema>;
export type Engineering = z.infer<typeof engineeringSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type SiteInput = z.input<typeof siteSchema>;
export type SocialInput = z.input<typeof socialSchema>;
export type EngineeringInput = z.input<typeof engineeringSchema>;
export type ContactInput = z.input<typeof contactSchema>;
