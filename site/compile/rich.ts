/** Markdown is compiled at build time, so that the browser needs no parser. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  /** A range of numbers that doesn't wrap. */
  | { range: string }
  | { href: string; text: Inline[] };

export type RichItem = Inline[] | { words: Inline[]; inner: RichBlock[] };

export type RichBlock = { p: Inline[] } | { ul: RichItem[] } | { ol: RichItem[]; start?: number };

export type Rich = RichBlock[];
