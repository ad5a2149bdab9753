/** Words with emphasis and links, compiled from Markdown at build so that the browser needs no Markdown reader. */
export type Inline =
  string | { strong: Inline[] } | { em: Inline[] } | { code: string } | { href: string; text: Inline[] };

export type RichBlock = { p: Inline[] } | { ul: Inline[][] } | { ol: Inline[][] };

export type Rich = RichBlock[];
