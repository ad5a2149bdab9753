import { brotliDecompressSync } from "node:zlib";

type Axis = { tag: string; min: number; max: number };
export type FontFacts = { codePoints: Set<number>; axes: Axis[]; ascent: number; descent: number };

// The format numbers the common tags; of these the reader needs six.
const KNOWN_TAGS: Record<number, string> = { 0: "cmap", 1: "head", 2: "hhea", 10: "glyf", 11: "loca", 47: "fvar" };

/** A reader of as many tables as the tests ask for, so that no font library has to be installed. */
export function readWoff2(file: Buffer): FontFacts {
  const tables = unpack(file);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const em = table("head").readUInt16BE(18);
  const fvar = tables.get("fvar");
  return {
    codePoints: readCmap(table("cmap")),
    axes: fvar ? readAxes(fvar) : [],
    ascent: table("hhea").readInt16BE(4) / em,
    descent: -table("hhea").readInt16BE(6) / em,
  };
}

function unpack(file: Buffer): Map<string, Buffer> {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("Not a WOFF2 file");
  let at = 48;
  const base128 = () => {
    let value = 0;
    let byte: number;
    do {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    } while (byte & 0x80);
    return value;
  };
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = flags & 0x3f;
    const tag = known === 63 ? file.toString("latin1", at, (at += 4)) : (KNOWN_TAGS[known] ?? `table ${known}`);
    const length = base128();
    // A transformed table states a second length; for outlines 3 means untransformed, for all others 0 does.
    const version = flags >> 6;
    const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
    return { tag, length: transformed ? base128() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let offset = 0;
  return new Map(directory.map(({ tag, length }) => [tag, data.subarray(offset, (offset += length))]));
}

function readAxes(fvar: Buffer): Axis[] {
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    const fixed = (position: number) => fvar.readInt32BE(at + position) / 65536;
    return { tag: fvar.toString("latin1", at, at + 4), min: fixed(4), max: fixed(12) };
  });
}

/** Reads the format 4 subtable, the one for the basic plane. */
function readCmap(cmap: Buffer): Set<number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error("The font has no cmap of format 4");
  const size = cmap.readUInt16BE(start + 6);
  const codePoints = new Set<number>();
  for (let segment = 0; segment < size; segment += 2) {
    const last = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + size + segment);
    const delta = cmap.readUInt16BE(start + 16 + size * 2 + segment);
    const rangeAt = start + 16 + size * 3 + segment;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code + delta : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
      if ((glyph & 0xffff) !== 0) codePoints.add(code);
    }
  }
  return codePoints;
}
