import { contentFolder } from "./folder.ts";

export const contentFiles = {
  index: `${contentFolder}/index.ts`,
  site: `${contentFolder}/site.ts`,
  social: `${contentFolder}/social.ts`,
  engineering: `${contentFolder}/engineering.ts`,
  photography: `${contentFolder}/photography/photography.ts`,
  contact: `${contentFolder}/contact.ts`,
  topics: `${contentFolder}/topics.ts`,
  theme: `${contentFolder}/theme.ts`,
  words: `${contentFolder}/words.ts`,
  redirects: `${contentFolder}/redirects.ts`,
};

export const topicFile = (slug: string) => `${contentFolder}/topics/${slug}/topic.ts`;

export const publicFolder = `${contentFolder}/public`;

/** Files that operating systems create in folders and that must not be published. */
export const isOsFile = (file: string): boolean => /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i.test(file);
