/** What the build hands to the search in the browser. */

export const kinds = ["page", "section", "project", "photo", "gear", "food", "link"] as const;

export type Kind = (typeof kinds)[number];

/** Something that can be found. It lies in another entry: a link in its section, a section on its page. */
export type Entry = {
  kind: Kind;
  title: string;
  /** What a page is called elsewhere: in the bar, or by the last word of its address. It is not shown. */
  name?: string;
  /** What is said of it: a remark, or what is seen in a photo. */
  text?: string;
  /** What else it is found by: the parts of a section, a photo's camera. It is not shown. */
  more?: string;
  /** Where it leads: a page's path, a section's `#anchor`, any address. Without one it leads to what it lies in. */
  url?: string;
  /** The place of what it lies in, in the list of all entries. */
  in?: number;
  /** A page's hue, by its name in the stylesheet. */
  topic?: string;
  /** The address of a small picture. What has none shows that of its page. */
  picture?: string;
};

/** A part of the list of all entries, which is sorted by kind. */
export type EntryFile = {
  /** The place of its first entry. */
  first: number;
  entries: Entry[];
};
