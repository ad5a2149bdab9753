/** The lit part of the moon's disc, of radius one: half of its edge, and the line between light and dark. */
export const litPath = (phase: number, isSouth: boolean): string => {
  const isWaxing = phase < 0.5;
  const isRight = isWaxing !== isSouth;
  const width = Math.abs(Math.cos(2 * Math.PI * phase)).toFixed(3);
  const isCrescent = phase < 0.25 || phase > 0.75;
  const edge = isRight ? 1 : 0;
  const line = isCrescent === isRight ? 0 : 1;
  return `M0-1A1 1 0 0 ${edge} 0 1A${width} 1 0 0 ${line} 0-1Z`;
};
