import { createHash, generateKeyPairSync, sign } from "node:crypto";

/** Node can read certificates but not make them, and OpenSSL is not on every machine. */

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size]);
  return size < 0x100 ? Buffer.from([0x81, size]) : Buffer.from([0x82, size >> 8, size & 0xff]);
};

const field = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
};

const sequence = (...parts: Buffer[]) => field(0x30, ...parts);
const identifier = (hex: string) => field(0x06, Buffer.from(hex, "hex"));
const integer = (value: number) => field(0x02, Buffer.from([value]));
const bits = (value: Buffer) => field(0x03, Buffer.from([0]), value);
const time = (date: Date) =>
  field(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/\D/g, "")}Z`, "ascii"));

const ecdsaWithSha256 = "2a8648ce3d040302";
const commonName = "550403";
const alternativeName = "551d11";
const dnsName = 0x82;

const day = 24 * 60 * 60 * 1000;

export type Certificate = { key: string; cert: string; /** What Chromium is told to trust. */ fingerprint: string };

export const makeCertificate = (now = Date.now()): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const spki = publicKey.export({ type: "spki", format: "der" });
  const host = Buffer.from("localhost", "ascii");
  const algorithm = sequence(identifier(ecdsaWithSha256));
  const name = sequence(field(0x31, sequence(identifier(commonName), field(0x0c, host))));
  const names = field(0x04, sequence(field(dnsName, host)));
  const body = sequence(
    field(0xa0, integer(2)),
    integer(1),
    algorithm,
    name,
    sequence(time(new Date(now - day)), time(new Date(now + 30 * day))),
    name,
    spki,
    field(0xa3, sequence(sequence(identifier(alternativeName), names))),
  );
  const whole = sequence(body, algorithm, bits(sign("sha256", body, privateKey)));
  const lines = whole.toString("base64").replaceAll(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(spki).digest("base64"),
  };
};
