/** "25-35" has both bounds; "35+" has no upper and "<15" no lower one. */
export type Degrees = { from?: number | undefined; to?: number | undefined };

const number = String.raw`([-−]?\d+(?:\.\d+)?)`;
const sign = String.raw`\s*(?:°\s*[FC]?)?`;
const patterns = {
  from: [new RegExp(`^${number}${sign}\\s*\\+$`), new RegExp(`^≥\\s*${number}${sign}$`)],
  to: [new RegExp(`^<\\s*${number}${sign}$`)],
  both: [new RegExp(`^${number}${sign}\\s*(?:-|–|to|…)\\s*${number}${sign}$`)],
};

const numbersIn = (text: string, forms: RegExp[]) =>
  forms
    .map((form) => form.exec(text.trim()))
    .find((found) => found !== null)
    ?.slice(1)
    .map((digits) => Number(digits.replace("−", "-")));

export const readDegrees = (text: string): Degrees | undefined => {
  const [from] = numbersIn(text, patterns.from) ?? [];
  if (from !== undefined) return { from };
  const [to] = numbersIn(text, patterns.to) ?? [];
  if (to !== undefined) return { to };
  const [low, high] = numbersIn(text, patterns.both) ?? [];
  return low !== undefined && high !== undefined && low < high ? { from: low, to: high } : undefined;
};
