/** "25-35" has both bounds; "35+" has no upper and "<15" no lower one. */
export type Degrees = { from?: number | undefined; to?: number | undefined };

export const readDegrees = (text: string): Degrees | undefined => {
  const found = /^(?:<(-?\d+)|(-?\d+)(?:\+|-(-?\d+)))$/.exec(text);
  if (!found) return undefined;
  const [, below, least, most = below] = found;
  const [from, to] = [least, most].map((digits) => (digits === undefined ? undefined : Number(digits)));
  return from !== undefined && to !== undefined && from >= to ? undefined : { from, to };
};
