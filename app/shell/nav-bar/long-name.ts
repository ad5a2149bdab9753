/** A name for which the bar has no room in one line, on a phone or in every window. */
export const longName = (title: string) => {
  if (title.length > 18) return "always";
  return title.length > 11 ? "phone" : undefined;
};
