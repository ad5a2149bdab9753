import { describe, expect, it } from "vitest";
import { complaints, spoiled } from "../sources.ts";

const withForm = (...changes: [path: string[], value: unknown][]) =>
  complaints(spoiled(...changes.map(([path, value]): [string[], unknown] => [["site", "form", ...path], value])));

describe("the contact form", () => {
  it.each([
    ["{mail}", "https://formspree.io/{mail}"],
    ["{Email}", "https://formspree.io/{Email}?to={email}"],
    ["{email", "https://formspree.io/{email"],
    ["}", "https://formspree.io/email}"],
  ])("has no place %s in its address", (place, action) => {
    expect(withForm([["action"], action])).toEqual([
      `content/site.ts: form.action: only {email} and {id} are filled in, got "${place}": write one of them, or the address itself`,
    ]);
  });

  it("is sent to an address that keeps it secret", () => {
    expect(withForm([["action"], "http://forms.example/f"])).toEqual([
      'content/site.ts: form.action: expected an address such as https://formspree.io/{email}, got "http://forms.example/f"',
    ]);
  });

  it.each<[field: string, first: string, path: string[], value: unknown]>([
    ["form.fields.honeypot", "form.fields.message", ["fields", "honeypot"], "message"],
    ["form.hidden._subject", "form.fields.subject", ["hidden"], { _subject: "News" }],
    ["form.thanks.field", "form.fields.message", ["thanks", "field"], "message"],
    ["form.thanks.field", "form.hidden._format", ["thanks", "field"], "_format"],
  ])("has a name of its own for %s beside %s", (field, first, path, value) => {
    expect(withForm([path, value])).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/site\\.ts: ${field.replaceAll(".", "\\.")}: ".*" is the name of ${first.replaceAll(".", "\\.")} as well: `,
        ),
      ),
    ]);
  });
});
