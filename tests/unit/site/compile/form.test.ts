import { expect, it } from "vitest";
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

const withForm = (changed: Partial<(typeof site)["form"]>) =>
  compileForm({ ...site, form: { ...form, ...changed } }, { url: site.url, basePath: "/me/site/" });

it("the form posts to the service's URL with the owner's email", () => {
  expect(withForm({})).toEqual({ ...form, action: "https://formspree.io/hello@example.com" });
  expect(withForm({ action: "https://forms.example/{email}?to={email}" })?.action).toBe(
    "https://forms.example/hello@example.com?to=hello@example.com",
  );
});

it("the thank-you page is sent as an absolute URL in the service's own field", () => {
  const thanks = (url: string) => withForm({ thanks: { field: "_next", url } })?.hidden["_next"];
  expect(thanks("/contact?sent=1#thanks")).toBe("https://bo.example/me/site/contact?sent=1#thanks");
  expect(thanks("https://other.example/sent")).toBe("https://other.example/sent");
});
