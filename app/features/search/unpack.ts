import type { Entry, EntryFile } from "../../../site/compile/search/entry.ts";
import type { PackedFile } from "../../../site/compile/search/packed.ts";

export const unpack = ({ first, columns }: PackedFile): EntryFile => {
  const filled = (at: number) =>
    Object.entries(columns).flatMap(([field, column]) => (column[at] === null ? [] : [[field, column[at]]]));
  return { first, entries: columns.kind?.map((_, at) => Object.fromEntries(filled(at)) as Entry) ?? [] };
};
