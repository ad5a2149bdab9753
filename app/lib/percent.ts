/** A fraction as a percentage, for lengths in SVG. */
export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
