const packedHeader = "x-packed";

/** Pages and their data shrink to a fifth; scripts stay as they are, for the browser's own code cache. */
export const isPacked = (file: string) => !/\.(js|css|woff2)$/.test(file);

export const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

const without = (headers: Headers, ...names: string[]) => {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
};

export const pack = (file: string, bytes: ArrayBuffer, original: Response): Response => {
  const headers = without(original.headers, "content-encoding", "content-length", "vary", "connection", "keep-alive");
  if (!isPacked(file)) return new Response(bytes, { headers });
  headers.set(packedHeader, "gzip");
  return new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip")), { headers });
};

export const unpack = (kept: Response, status = 200): Response => {
  if (!kept.headers.has(packedHeader)) return kept;
  const headers = without(kept.headers, packedHeader);
  return new Response(kept.body?.pipeThrough(new DecompressionStream("gzip")) ?? null, { status, headers });
};
