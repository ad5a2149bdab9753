import { z } from "zod";
import { detailBlock } from "./blocks.ts";
import { albumsSchema } from "./album.ts";
import { analyticsSchema } from "./analytics.ts";
import { collectionSchema } from "./collection.ts";
import { themeSchema } from "./theme.ts";
import {
  added,
  address,
  commentLink,
  drawingPath,
  literal,
  page,
  pictureFields,
  picturePath,
  project,
  say,
  slug,
  summary,
  text,
  alt,
} from "./parts.ts";
import { skySection } from "./sky.ts";
import { wordsSchema } from "./words.ts";

const siteAddress = say("expected an address such as https://ridgeline.example.com, without a slash or path");

const httpAddress = z
  .string(siteAddress)
  .regex(/^https:\/\/[^\s/?#@]+$/, siteAddress)
  .refine((url) => URL.canParse(url), siteAddress);

/** RFC 9116 wants a URI: programs that look for the address read nothing else. */
const securityContact = say("expected mailto:me@example.com, https://… or tel:…");

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A word such as german has the form of a tag, and is none. */
const isLanguage = (tag: string) => {
  try {
    return languageNames.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
};

const language = z.string().refine(isLanguage, say("expected the tag of a language such as en, de or pt-BR"));

const siteSchema = z.strictObject({
  lang: language.default("en").describe("The language of the site: a tag such as en, de, pt-BR or ar."),
  title: text.max(40, say("expected a name of at most 40 characters")).describe("The site's name."),
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
        .regex(/^https:\/\/\S+$/, say("expected an address such as https://formspree.io/{email}"))
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
        .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\S+)$/, securityContact)
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
      id: slug.describe("The icon: a name of simple-icons, or 'contact'; with an icon of your own, any short name."),
      icon: drawingPath.optional().describe("An icon of your own: an SVG beside this file, of shapes in one color."),
      title: text,
      url: address,
      comment: text.optional(),
    }),
  )
  .superRefine((links, context) => {
    links.forEach(({ id }, index) => {
      if (links.findIndex((link) => link.id === id) === index) return;
      const message = `"${id}" is the id of two links: with an icon of your own it may be any other`;
      context.addIssue({ code: "custom", path: [index, "id"], message });
    });
  });

const details = z.strictObject({
  title: text.describe("What there is to read, such as: How the rain carves the mountains."),
  blocks: z.array(detailBlock).min(1, "expected at least one block"),
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
});

const photoSchema = z.strictObject({
  slug: slug.describe("The address of the photo's page: /photography/slug"),
  title: text,
  imgUrl: picturePath,
  alt,
  comment: text.optional().describe("A line under the title, on the photo's page and in the viewer."),
  focus: z
    .number(say("expected a number from 0 to 100"))
    .min(0, say("expected a number from 0 to 100"))
    .max(100, say("expected a number from 0 to 100"))
    .optional()
    .describe("What a link preview keeps of it: from 0, its top or its left, to 100; the middle when left out."),
  cardAlt: alt.optional().describe("What a link preview shows of it, if that is not what alt says."),
  printUrl: address.optional().describe("Where a print is sold."),
  added,
});

export const photographySchema = z.strictObject({
  title: text,
  description: summary,
  lede: text.optional(),
  masthead: z.strictObject(pictureFields).optional(),
  prints: z.array(commentLink).default([]),
  albums: albumsSchema.default([]),
  license: address
    .optional()
    .describe("Where the terms for using the photos stand, such as /colophon#licenses; told to search engines."),
  photos: z.array(photoSchema).default([]),
  collections: z
    .array(collectionSchema)
    .default([])
    .describe("Photos of the gallery that belong together, each collection with a page of its own."),
  sky: skySection
    .optional()
    .describe(
      "When there is light to photograph by, after the gallery: the tool of the sky blocks; none when left out.",
    ),
});

const redirectsSchema = z.array(
  z.strictObject({
    from: literal.describe("The old address on this site, as it reads: /old-name, /Old_Page.html, /2019/05/post.php."),
    to: literal.describe("Where it leads now: a page, /page#section, a file of public/, or https://… of another site."),
  }),
);

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
export type Photography = z.infer<typeof photographySchema>;
export type SiteInput = z.input<typeof siteSchema>;
export type SocialInput = z.input<typeof socialSchema>;
export type EngineeringInput = z.input<typeof engineeringSchema>;
export type ContactInput = z.input<typeof contactSchema>;
export type PhotographyInput = z.input<typeof photographySchema>;
export type RedirectsInput = z.input<typeof redirectsSchema>;
