/** A whole price is said without cents. A sum of cents may be a hair off, as numbers in a computer are. */
export const priceIn = (lang: string, price: number): string => {
  const digits = Math.round(price * 100) % 100 === 0 ? 0 : 2;
  return price.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
};
