import { z } from "zod";
import { detailBlock } from "./blocks.ts";
import { photographySchema } from "./photography.ts";
import { redirectsSchema } from "./redirects.ts";
import { themeSchema } from "./theme.ts";
import { differIn, expected, report } from "./messages.ts";
import {
  address,
  drawingPath,
  listOf,
  literal,
  page,
  pageTitle,
  pictureFields,
  project,
  slug,
  summary,
  text,
  textLike,
} from "./parts.ts";

const origin = textLike(
  "a URL such as https://ridgeline.example.com, without a path or a slash at the end",
  (url) => /^https:\/\/[^\s/?#@"';,]+$/.test(url) && URL.canParse(url),
);

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** "german" has the form of a language tag but isn't one. */
const isLanguage = (tag: string) => {
  try {
    return languageNames.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
};

const language = textLike("a language tag such as en, de or pt-BR", isLanguage);

/** The script runs on page load, without asking for consent. */
const analyticsSchema = z.strictObject({
  script: textLike(
    "a URL such as https://stats.example.com/script.js",
    (url) => /^https:\/\/[^\s"'<>;,]+$/.test(url) && URL.canParse(url),
  ),
  /** The script's attributes, such as data-domain. */
  attributes: z.record(textLike("an attribute name such as data-domain", /^data-[\w-]+$/), literal).default({}),
  /** The origin that it sends to, if it isn't the script's. */
  connect: z.array(origin).default([]),
});

const isFormAddress = (action: string) => {
  const url = action.replaceAll("{email}", "me");
  return /^https:\/\/[^\s{}]+$/.test(url) && URL.canParse(url);
};

const link = z.strictObject({ title: text, url: address });

const siteSchema = z.strictObject({
  /** The language of the site: a tag such as en, de, pt-BR or ar. */
  lang: language.default("en"),
  title: text.max(40),
  /** A shorter name, shown below the icon on a phone. */
  shortTitle: text.optional(),
  tagline: text,
  description: summary,
  /** The site's URL, without a slash at the end. */
  url: origin,
  owner: z.strictObject({
    name: text,
    /** The copyright link; defaults to the site. */
    url: address.optional(),
    email: z.email().optional(),
  }),
  nav: z.array(link).default([]),
  store: link.optional(),
  referral: z.strictObject({ title: text, url: address, comment: text }).optional(),
  /** The mountains on the home page: a picture with a transparent sky. By default a ridge is drawn. */
  cover: z.strictObject(pictureFields).optional(),
  /** Screenshots of the site, portrait and landscape, shown when a visitor installs it. */
  screenshots: z.array(z.strictObject(pictureFields)).optional(),
  statement: text.optional(),
  ways: z.array(z.strictObject({ title: text, url: address, comment: text, ...pictureFields, hue: slug })).default([]),
  blog: z
    .strictObject({ title: pageTitle, description: summary.optional(), lede: text.optional() })
    .default({ title: "Blog" }),
  /** Links in the footer: a colophon, a CV. */
  footer: z.array(link).default([]),
  /** Placeholders that may be published: addresses or words. */
  accept: z.array(literal).optional(),
  /** The contact page's form; without it the page shows the owner's address. */
  form: z
    .strictObject({
      /** The address at the form service; {email} becomes the owner's email. */
      action: textLike("a URL such as https://formspree.io/f/abcdwxyz", isFormAddress),
      fields: z.strictObject({ email: literal, subject: literal, message: literal, honeypot: literal }),
      hidden: z.record(z.string(), z.string()),
      /** The page to which the service redirects, if it supports that. */
      thanks: z.strictObject({ field: literal, url: page }).optional(),
    })
    .optional(),
  /** For /.well-known/security.txt. */
  security: z
    .strictObject({
      /** Where to report a vulnerability; RFC 9116 requires a URI. */
      contact: z.url({ protocol: /^(mailto|https|tel)$/, ...expected("mailto:me@example.com, https://… or tel:…") }),
    })
    .optional(),
  /** An analytics service, by its script. */
  analytics: analyticsSchema.optional(),
});

const socialSchema = z
  .array(
    z.strictObject({
      /** The icon's name on simpleicons.org, or "contact"; with a custom icon, any slug. */
      id: slug,
      /** A custom icon: an SVG next to this file, with shapes in one color. */
      icon: drawingPath.optional(),
      title: text,
      url: address,
      comment: text.optional(),
    }),
  )
  .superRefine(differIn("id"));

const details = z.strictObject({
  title: text,
  blocks: listOf(detailBlock),
});

const engineeringProject = project.extend({
  /** Expands below the projects of its section. */
  details: details.optional(),
});

const engineeringSchema = z.strictObject({
  title: pageTitle,
  description: summary,
  lede: text.optional(),
  masthead: z.strictObject(pictureFields).optional(),
  sections: z
    .array(z.strictObject({ name: text, intro: text.optional(), projects: z.array(engineeringProject).default([]) }))
    .overwrite((sections) => sections.filter(({ projects }) => projects.length > 0))
    .default([]),
});

const contactSchema = z.strictObject({
  title: pageTitle,
  description: summary,
  heading: text,
  intro: text.optional(),
  openings: z
    .array(z.strictObject({ title: text, subject: text, comment: text.optional() }))
    .max(3)
    .default([])
    .describe("Suggested subjects: each fills in the form's subject."),
  answer: text.optional().describe("The response time, such as “Within two days”."),
});

const withEmail = siteSchema.superRefine(({ form, owner }, context) => {
  if (owner.email || !form?.action.includes("{email}")) return;
  report(context, ["owner", "email"], "missing: form.action contains {email}, so add your email address");
});

export const contentSchemas = {
  site: withEmail,
  social: socialSchema,
  engineering: engineeringSchema,
  contact: contactSchema,
  photography: photographySchema,
  redirects: redirectsSchema,
  theme: themeSchema,
};

export type Site = z.infer<typeof siteSchema>;
export type Engineering = z.infer<typeof engineeringSchema>;
export type Contact = z.infer<typeof contactSchema>;
