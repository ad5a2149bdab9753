import type { Sharp } from "sharp";

/** Three bits of each channel are coarse enough that a sky is one color, fine enough that it is the sky's. */
const binOf = (red: number, green: number, blue: number) => ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);

/** A picture with transparency has no such color: whatever stood behind it would show through for good. */
export const dominantColor = async (picture: Sharp) => {
  const { data } = await picture
    .resize(48, 48, { fit: "inside" })
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 255) return { alpha: true, color: "transparent" };
    const key = binOf(red, green, blue);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count++;
    bin.sum[0] += red;
    bin.sum[1] += green;
    bin.sum[2] += blue;
    bins.set(key, bin);
  }
  const [first] = [...bins.values()].toSorted((a, b) => b.count - a.count);
  const { count, sum } = first ?? { count: 1, sum: [0, 0, 0] };
  const hex = sum.map((value) =>
    Math.round(value / count)
      .toString(16)
      .padStart(2, "0"),
  );
  return { alpha: false, color: `#${hex.join("")}` };
};
