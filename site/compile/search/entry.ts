export const kinds = ["page", "section", "project", "photo", "gear", "food", "link"] as const;

export type Kind = (typeof kinds)[number];

/** An entry lies in another one: a link in its section, a section on its page. */
export type Entry = {
  kind: Kind;
  title: string;
  /** The bar, or the last word of an address, may call a page so. It is not shown. */
  name?: string;
  text?: string;
  /** The parts of a section or a photo's camera find it too. They are not shown. */
  more?: string;
  /** A page has a path, a section `#anchor`; an entry without an address leads to what it lies in. */
  url?: string;
  /** This is a place in the list of all entries. */
  in?: number;
  topic?: string;
  /** An entry without a picture shows that of its page. */
  picture?: string;
};

export type EntryFile = {
  first: number;
  entries: Entry[];
};
