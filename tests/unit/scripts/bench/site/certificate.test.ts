import { X509Certificate, createHash } from "node:crypto";
import { expect, it } from "vitest";
import { makeCertificate } from "../../../../../scripts/bench/site/certificate.ts";

it("is one for localhost that its own key has signed, and holds today", () => {
  const { cert, key, fingerprint } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.checkHost("localhost")).toBe("localhost");
  expect(read.checkHost("example.com")).toBeUndefined();
  expect(read.verify(read.publicKey)).toBe(true);
  expect(key).toContain("PRIVATE KEY");
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now());
  const spki = read.publicKey.export({ type: "spki", format: "der" });
  expect(fingerprint).toBe(createHash("sha256").update(spki).digest("base64"));
});
