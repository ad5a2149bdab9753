/** A value as an owner wrote it, as far as a line has room for it. */
export const got = (input: unknown): string => {
  if (input === undefined) return "nothing";
  const written = typeof input === "object" || typeof input === "string" ? JSON.stringify(input) : String(input);
  return written.length > 80 ? `${written.slice(0, 77)}…` : written;
};
