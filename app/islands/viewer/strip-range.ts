/** Of more photos, the strip shows those around the one in view. */
const mostInStrip = 120;
const around = 30;

export const stripRange = (total: number, index: number): { from: number; to: number } =>
  total <= mostInStrip
    ? { from: 0, to: total }
    : { from: Math.max(0, index - around), to: Math.min(total, index + around) };
