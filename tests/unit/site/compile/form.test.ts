import { describe, expect, it } from "vitest";
import { compileForm } from "../../../../site/compile/form.ts";
import { contentSchemas } from "../../../../site/schema/site.ts";

const form = {
  action: "https://formspree.io/{email}",
  fields: { email: "_replyto", subject: "_subject", message: "message", honeypot: "_gotcha" },
  hidden: { _format: "plain" },
};
const site = contentSchemas.site.parse({
  title: "Bo",
  tagline: "small",
  description: "Small.",
  url: "https://bo.example",
  owner: { name: "Bo", email: "hello@example.com" },
  form,
});

const address = { url: site.url, basePath: "/me/site/" };

const withForm = (changed: Partial<(typeof site)["form"]>) =>
  compileForm({ ...site, form: { ...form, ...changed } }, address);

describe("compileForm", () => {
  it("is the specification's form unless the owner says otherwise", () => {
    expect(compileForm(site, address)).toEqual({
      action: "https://formspree.io/hello@example.com",
      fields: { email: "_replyto", subject: "_subject", message: "message", honeypot: "_gotcha" },
      hidden: { _format: "plain" },
    });
  });

  it("puts the owner's email or the form's id where the address wants it", () => {
    expect(withForm({ action: "https://forms.example/{email}?to={email}" })?.action).toBe(
      "https://forms.example/hello@example.com?to=hello@example.com",
    );
    expect(withForm({ action: "https://forms.example/f/{id}", id: "xyz" })?.action).toBe("https://forms.example/f/xyz");
    expect(withForm({ action: "https://forms.example/f/{id}", id: "my form" })?.action).toBe(
      "https://forms.example/f/my%20form",
    );
  });

  it.each([
    ["/contact?sent=1#thanks", "https://bo.example/me/site/contact?sent=1#thanks"],
    ["/sent.html", "https://bo.example/me/site/sent.html"],
    ["https://other.example/sent", "https://other.example/sent"],
  ])("sends the thank-you address %s along in full, in the service's own field", (url, whole) => {
    expect(withForm({ thanks: { field: "_next", url } })?.hidden).toEqual({ _format: "plain", _next: whole });
  });

  it("uses another service's names for the fields", () => {
    const fields = { email: "email", subject: "subject", message: "body", honeypot: "website" };
    expect(withForm({ fields, hidden: {} })).toMatchObject({ fields, hidden: {} });
  });
});
