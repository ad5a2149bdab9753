import { formAddress } from "../compile/form.ts";
import { contentFiles } from "../files.ts";
import { got } from "../schema/messages.ts";
import type { Site } from "../schema/site.ts";
import type { Problem } from "./problems.ts";

/** A form with a wrong address loses messages without a sign. */
export const checkForm = (site: Site, problems: Problem[]) => {
  const { form, owner } = site;
  if (!form) return;
  const report = (field: string, message: string) => problems.push({ file: contentFiles.site, field, message });
  const { action, id } = form;
  const [unknown] = action.replaceAll(/\{(email|id)\}/g, "").match(/\{[^}]*\}?|\}/) ?? [];
  if (unknown !== undefined) {
    report("form.action", `expected {email} or {id}, or the address itself, got "${unknown}"`);
  } else if (action.includes("{email}") && !owner.email) {
    report("owner.email", "expected your address, since form.action has a place for it");
  } else if (action.includes("{id}") && !id) {
    report("form.id", "expected the form's id at the service, since form.action has a place for it");
  } else if (!URL.canParse(formAddress(site) ?? "")) {
    report("form.action", `expected an address such as https://formspree.io/f/{id}, got ${got(formAddress(site))}`);
  }
};
