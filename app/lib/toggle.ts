/** The list without the item, or with it at the end. */
export const toggle = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
