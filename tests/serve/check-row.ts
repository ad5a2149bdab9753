import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import type { RawResponse } from "./raw-request.ts";
import type { Row } from "./request-table.ts";

const text = ({ body, headers }: RawResponse) => {
  const encoding = headers.get("content-encoding");
  if (encoding === "br") return brotliDecompressSync(body).toString();
  return encoding === "gzip" ? gunzipSync(body).toString() : body.toString();
};

/** Holds an answer against its row of the table. */
export const checkRow = (row: Row, response: RawResponse) => {
  expect([row.status].flat()).toContain(response.status);
  for (const [name, wanted] of Object.entries(row.sends ?? {})) {
    const value = response.headers.get(name);
    if (wanted === null) expect(value, name).toBeUndefined();
    else if (typeof wanted === "string") expect(value, name).toBe(wanted);
    else expect(value, name).toMatch(wanted);
  }
  if (row.shows !== undefined) expect(text(response)).toContain(row.shows);
  if (row.bodyLength !== undefined) expect(response.body).toHaveLength(row.bodyLength);
};
