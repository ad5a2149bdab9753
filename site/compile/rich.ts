/** Markdown is compiled at build, so that the browser needs no reader of it. */
export type Inline =
  | string
  | { strong: Inline[] }
  | { em: Inline[] }
  | { code: string }
  /** From a number to another, in one line. */
  | { range: string }
  | { href: string; text: Inline[] };

export type RichItem = Inline[] | { words: Inline[]; inner: RichBlock[] };

export type RichBlock = { p: Inline[] } | { ul: RichItem[] } | { ol: RichItem[]; start?: number };

export type Rich = RichBlock[];
