/**
 * The width in pixels that a `sizes` attribute gives for a window. It accepts only syntax that every engine supports: min(),
 * max() and clamp() are errors, because WebKit reads them as the full window width.
 */
export const readSizes = (sizes: string, width: number, height: number, density = 1): number => {
  const units = { vw: width / 100, svh: height / 100, rem: 16, px: 1 };
  const media = { width, height, "aspect-ratio": width / height, resolution: density };

  const pixels = (text: string) => {
    const [, value, unit] = /^(-?[\d.]+)(vw|svh|rem|px)$/.exec(text) ?? unknown(text);
    return Number(value) * units[unit as keyof typeof units];
  };
  const holds = (condition: string) => {
    const [, name, sign, value = ""] =
      /^(width|height|aspect-ratio|resolution) (<|>=) ([\w.]+)$/.exec(condition) ?? unknown(condition);
    const limit = name === "width" || name === "height" ? pixels(value) : Number.parseFloat(value);
    const below = media[name as keyof typeof media] < limit;
    return sign === "<" ? below : !below;
  };

  for (const choice of sizes.split(", ")) {
    const [, conditions = "", length = ""] =
      /^((?:\([^()]+\)(?: and )?)*) ?([\w.]+|calc\([^()]+\))$/.exec(choice) ?? unknown(choice);
    if (![...conditions.matchAll(/\(([^()]+)\)/g)].every(([, condition = ""]) => holds(condition))) continue;
    const [first = "", minus] = length.replace(/^calc\((.+)\)$/, "$1").split(" - ");
    return pixels(first) - (minus ? pixels(minus) : 0);
  }
  return unknown(sizes);
};

const unknown = (text: string): never => {
  throw new Error(`not every engine can read this in a sizes attribute: ${text}`);
};
