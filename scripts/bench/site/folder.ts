import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { extensionOf, isPacked, kindOf } from "../../../hosting/content-types.ts";
import { listFiles } from "../../../hosting/output-files.ts";

/** A site that is measured beside this one lacks nothing: its files come as a good host sends them. */

const brotli = promisify(brotliCompress);

export type Reply = { status: number; headers: Record<string, string>; body: Buffer };

/** This site does without these kinds. */
const others: Record<string, { type: string; packs: boolean }> = {
  mjs: { type: "text/javascript; charset=utf-8", packs: true },
  map: { type: "application/json", packs: true },
  wasm: { type: "application/wasm", packs: true },
  woff: { type: "font/woff", packs: false },
  ttf: { type: "font/ttf", packs: true },
};

const typeOf = (file: string): { type: string; packs: boolean } => {
  const kind = kindOf(file);
  if (kind) return { type: kind.type, packs: isPacked(kind) };
  return others[extensionOf(file)] ?? { type: "application/octet-stream", packs: false };
};

const pack = async (bytes: Buffer) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = await brotli(bytes, { params });
  return packed.length < bytes.length ? packed : undefined;
};

/** The likeliest file comes first. */
export const candidates = (path: string): string[] => {
  const inside = path.replace(/^\//, "");
  return inside === "" || inside.endsWith("/")
    ? [`${inside}index.html`]
    : [inside, `${inside}/index.html`, `${inside}.html`];
};

const decoded = (target: string) => {
  const path = target.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** No visit waits: everything is read and compressed before the first question. */
export const openFolder = async (dir: string): Promise<(target: string) => Reply> => {
  const files = new Map<string, Reply>();
  const read = async (file: string) => {
    const bytes = await readFile(join(dir, file));
    const { type, packs } = typeOf(file);
    const packed = packs ? await pack(bytes) : undefined;
    const headers = {
      "Content-Type": type,
      "Content-Length": String((packed ?? bytes).length),
      "Cache-Control": type.startsWith("text/html") ? "no-cache" : "public, max-age=31536000, immutable",
      ...(packed ? { "Content-Encoding": "br", Vary: "Accept-Encoding" } : {}),
    };
    files.set(file, { status: 200, headers, body: packed ?? bytes });
  };
  const names = (await listFiles(dir)).filter((file) => !/\.(br|gz)$/.test(file));
  await Promise.all(names.map(read));
  const missing: Reply = { status: 404, headers: { "Content-Type": "text/plain" }, body: Buffer.from("Not found\n") };
  return (target) => {
    const found = candidates(decoded(target)).find((file) => files.has(file));
    if (found !== undefined) return files.get(found) ?? missing;
    const page = files.get("404.html");
    return page ? { ...page, status: 404 } : missing;
  };
};
