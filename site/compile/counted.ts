const small = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

/** A number and what it counts, as a sentence begins with it: small numbers as words. */
export const counted = (count: number, one: string, many: string) =>
  `${small[count] ?? count} ${count === 1 ? one : many}`;
