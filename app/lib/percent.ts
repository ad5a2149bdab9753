/** A share of the whole, as SVG has lengths. */
export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
