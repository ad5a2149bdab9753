/** A value that no file can hold is named by its kind. */
const writtenAs = (input: unknown): string => {
  if (typeof input === "bigint") return `${input}n`;
  if (typeof input !== "object" && typeof input !== "string") return String(input);
  try {
    return (
      JSON.stringify(input, (_key, value: unknown) => (typeof value === "bigint" ? `${value}n` : value)) ?? "nothing"
    );
  } catch {
    return "something that holds itself";
  }
};

export const got = (input: unknown): string => {
  if (input === undefined) return "nothing";
  const written = writtenAs(input);
  return written.length > 80 ? `${written.slice(0, 77)}…` : written;
};
