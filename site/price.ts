/** Whole prices have no cents. Rounding absorbs floating-point errors in sums. */
export const priceIn = (lang: string, price: number): string => {
  const digits = Math.round(price * 100) % 100 === 0 ? 0 : 2;
  return price.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
