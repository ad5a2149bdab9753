export type Marks = readonly string[];

/** A longer list is not one of ours. */
const most = 1000;

export const readMarks = (stored: unknown): Marks | undefined =>
  Array.isArray(stored) && stored.length <= most && stored.every((name) => typeof name === "string")
    ? [...new Set<string>(stored)]
    : undefined;

export const without = (marks: Marks, names: readonly string[]): Marks => marks.filter((name) => !names.includes(name));

export const toggled = (marks: Marks, name: string): Marks =>
  marks.includes(name) ? without(marks, [name]) : [...marks, name];
